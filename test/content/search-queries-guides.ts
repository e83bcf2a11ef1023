import type {Row} from './search-query-rows';

/** What the guides show, and the messages they explain. */
export const guides: Row[] = [
  ['images', '/guides/asset-management/#loading-images'],
  ['load fonts', '/guides/asset-management/#loading-fonts'],
  ['code splitting', '/guides/code-splitting/'],
  ['dynamic import', '/guides/code-splitting/#dynamic-imports'],
  ['lazy loading', '/guides/lazy-loading/'],
  ['import defer', '/guides/lazy-loading/#defer-import-example', '/guides/lazy-loading/'],
  ['React.lazy Suspense', '/guides/lazy-loading/#frameworks'],
  ['prefetch', '/guides/code-splitting/#prefetchingpreloading-modules', '/glossary/#prefetch'],
  ['ChunkLoadError', '/guides/code-splitting/#understanding-chunkloaderror'],
  ['Loading chunk 42 failed', '/guides/code-splitting/#understanding-chunkloaderror'],
  [
    'runtimeChunk single',
    '/configuration/optimization/#optimizationruntimechunk',
    '/guides/code-splitting/#entry-dependencies',
    '/guides/caching/#extracting-boilerplate',
  ],
  ['two entries on one page', '/guides/code-splitting/#entry-dependencies'],
  ['bundle analysis', '/guides/code-splitting/#bundle-analysis'],
  ['caching', '/guides/caching/'],
  [
    'clean dist folder',
    '/guides/output-management/#cleaning-up-the-dist-folder',
    '/concepts/output/#cleaning-the-folder',
    '/configuration/output/#outputclean',
  ],
  ['ManifestPlugin', '/guides/output-management/#the-manifest'],
  ['output management', '/guides/output-management/'],
  ['Cache-Control', '/guides/caching/#headers'],
  ['chunkhash', '/guides/caching/#output-filenames', '/concepts/output/#placeholders'],
  [
    'moduleIds deterministic',
    '/configuration/optimization/#optimizationmoduleids',
    '/guides/caching/#module-identifiers',
  ],
];
