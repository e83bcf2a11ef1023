import type {Row} from './search-query-rows';

/** What readers ask about the options of a configuration. */
export const configuration: Row[] = [
  [
    'splitchunks',
    '/plugins/split-chunks-plugin/',
    '/configuration/optimization/#optimizationsplitchunks',
  ],
  ['runtimeChunk', '/configuration/optimization/#optimizationruntimechunk'],
  ['cacheGroups', '/plugins/split-chunks-plugin/#splitchunkscachegroups'],
  ['minSize', '/plugins/split-chunks-plugin/#splitchunksminsize'],
  ['maxSize', '/plugins/split-chunks-plugin/#splitchunksmaxsize'],
  [
    'reuseExistingChunk',
    '/plugins/split-chunks-plugin/#splitchunkscachegroupscachegroupreuseexistingchunk',
  ],
  ['conflicts with existing chunk', '/plugins/split-chunks-plugin/#conflict'],
  ['resolve.alias', '/configuration/resolve/#resolvealias'],
  ['alias', '/configuration/resolve/#resolvealias'],
  ['alias exact match', '/configuration/resolve/#resolvealias'],
  ['resolve extensions', '/configuration/resolve/#resolveextensions'],
  ['resolve.fallback', '/configuration/resolve/#resolvefallback'],
  ['fullySpecified', '/configuration/resolve/#resolvefullyspecified', '/errors/#fully-specified'],
  ['conditionNames', '/configuration/resolve/#resolveconditionnames'],
  ['tsconfig paths', '/configuration/resolve/#resolvetsconfig'],
  ['symlinks monorepo', '/configuration/resolve/#resolvesymlinks'],
  ['resolveLoader', '/configuration/resolve/#resolveloader'],
  ['externals', '/configuration/externals/'],
  ['watchOptions ignored', '/configuration/watch/#watchoptionsignored'],
  ['watch docker', '/configuration/watch/#watchoptionspoll'],
  [
    'browserslist',
    '/configuration/target/#browserslist',
    '/glossary/#browserslist',
    '/concepts/targets/#match-the-browsers-you-support',
  ],
  ["can't resolve fs", '/configuration/target/#node-modules-in-browsers'],
  ['node.__dirname', '/configuration/node/#node__dirname'],
  ['dotenv', '/configuration/dotenv/'],
];
