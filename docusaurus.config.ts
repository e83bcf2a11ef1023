import type {Config, PluginModule} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {headTags, metadata, socialCard} from './src/config/head';
import {svgrOptions} from './src/config/svgr';
import {hostedSearchOf} from './src/plugins/search/config/engines';
import {site} from './src/config/site';
import {newest, versions} from './src/versions';
import {
  admonitionOptions,
  beforeDefaultRemarkPlugins,
  rehypePlugins,
  remarkPlugins,
} from './src/plugins/docs/build/markdown-transforms';
import {throwMissingImage} from './src/markdown/images';
import contentIndex from './src/plugins/docs/build/content-index';
import {createFrontMatterParser} from './src/content/links/related-links';
import {jsxConstants} from './src/plugins/docs/build/jsx-constants';
import pageParts from './src/plugins/docs/build/page-parts';
import {sidebarFromIndex} from './src/plugins/docs/build/sidebar';
import development from './src/plugins/development';
import docs from './src/plugins/docs';
import bundleExplorer from './src/plugins/bundle-explorer';
import bundlerCache from './src/plugins/bundler/build/cache';
import glossary from './src/plugins/glossary';
import markdownExport from './src/plugins/markdown-export';
import mirroredPackages from './src/plugins/mirrored-packages';
import {sanitizeOptions} from './src/plugins/mirrored-packages/build/compile';
import {copiesFolder} from './src/plugins/mirrored-packages/build/images/stored-copies';
import offline from './src/plugins/offline';
import printablePages from './src/plugins/printables';
import publishedFiles from './src/plugins/published-files';
import {verifiedFrontMatter} from './src/plugins/quality/build/verified-front-matter';
import search from './src/plugins/search';
import sponsors from './src/plugins/sponsors';
import styleSheet from './src/plugins/bundler/build/style-sheet';
import wake from './src/plugins/wake';
import {documentTemplate} from './src/plugins/wake/build/document-template';

const hostedSearch = hostedSearchOf(process.env);

const docsOptions: DocsOptions = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator: sidebarFromIndex(__dirname),
  numberPrefixParser: false,
  breadcrumbs: false,
  lastVersion: newest.name,
  versions: Object.fromEntries(
    versions.map(({name, label, base}) => [
      name,
      {label, path: base.slice(1, -1), banner: 'none', badge: false},
    ]),
  ),
  // Underscored files are pages here (mirrored READMEs); examples are projects, not pages.
  exclude: ['_examples/**', 'node_modules/**'],
  // Mirrored pages are made harmless before anything is made of them.
  ...sanitizeOptions,
  admonitions: admonitionOptions,
  beforeDefaultRemarkPlugins: [
    ...sanitizeOptions.beforeDefaultRemarkPlugins,
    ...beforeDefaultRemarkPlugins,
  ],
  remarkPlugins: [...sanitizeOptions.remarkPlugins, ...remarkPlugins],
  rehypePlugins: [...sanitizeOptions.rehypePlugins, ...rehypePlugins],
  recmaPlugins: [jsxConstants],
};

const presetOptions: PresetOptions = {
  docs: false,
  blog: false,
  // It writes all content anew at every reload.
  debug: false,
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/fonts.css',
      './src/css/base.css',
      './src/css/prose.css',
      './src/css/blocks.css',
      './src/css/code.css',
      './src/css/print.css',
    ],
  },
  svgr: {svgrConfig: svgrOptions},
  sitemap: {
    changefreq: null,
    priority: null,
    ignorePatterns: ['/**/printable/**', '/app-shell/', '/offline/', '/search/'],
  },
};

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: true,
  staticDirectories: ['static', copiesFolder],
  onBrokenLinks: 'throw',
  // A README that is left out has no headings our own pages could link to.
  onBrokenAnchors: process.env.MIRROR === 'skip' ? 'warn' : 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    emoji: false,
    // The usual ↩ is an emoji on some phones.
    remarkRehypeOptions: {footnoteBackContent: '↑'},
    parseFrontMatter: verifiedFrontMatter(__dirname, createFrontMatterParser(__dirname)),
    mdx1Compat: {comments: false, admonitions: false, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: throwMissingImage},
  },
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      // The sheets that layers would put in their place are not here (src/plugins/bundler/build/style-sheet).
      useCssCascadeLayers: false,
      siteStorageNamespacing: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      // This is webpack's own site: webpack builds it.
      rspackBundler: false,
      rspackPersistentCache: false,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
  },
  storage: {namespace: site.storageNamespace},
  headTags,
  ssrTemplate: documentTemplate,
  themeConfig: {
    metadata,
    image: socialCard,
    colorMode: {respectPrefersColorScheme: true},
    // The page of all results is ours; so is what asks the engine.
    ...(hostedSearch && {algolia: {...hostedSearch, searchPagePath: false}}),
  } satisfies ThemeConfig,
  presets: [['classic', presetOptions]],
  plugins: [
    mirroredPackages,
    contentIndex as PluginModule,
    [docs as unknown as PluginModule, docsOptions],
    printablePages,
    markdownExport,
    publishedFiles as PluginModule,
    glossary as PluginModule,
    styleSheet,
    // Builds name their plugins in the application.
    process.env.NODE_ENV !== 'production' && (development as PluginModule),
    search as PluginModule,
    sponsors,
    bundleExplorer as PluginModule,
    pageParts,
    offline as PluginModule,
    bundlerCache,
    wake as PluginModule,
  ],
};

export default config;
