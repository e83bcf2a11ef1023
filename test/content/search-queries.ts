/**
 * What readers type, for the whole site as it will be. A row is a query and the places of which one
 * has to come up. Rows whose pages are not written yet wait in waiting-search-queries.ts.
 */
import {asked, type ExpectedAnswer, type Row} from './search-query-rows';
import {guides} from './search-queries-guides';
import {messages} from './search-queries-messages';
import {runTimeMessages} from './search-queries-run-time';
import {configuration} from './search-queries-configuration';
import {names} from './search-queries-names';
import {packages} from './search-queries-packages';
import {subjects} from './search-queries-subjects';
import {versionFour} from './search-queries-version-4';

/** The eight of the targets whose page exists; the others wait below. */
const mustBeFirst: Row[] = [
  ['module federation', '/concepts/module-federation/'],
  ['tree shaking', '/guides/tree-shaking/'],
  ['css-loader', '/loaders/css-loader/'],
  [
    'hot module replacement',
    '/concepts/hot-module-replacement/',
    '/guides/hot-module-replacement/',
  ],
  ['mode production', '/configuration/mode/#mode-production', '/configuration/mode/'],
  [
    'contenthash',
    '/concepts/output/#placeholders',
    '/configuration/output/#template-strings',
    '/glossary/#content-hash',
  ],
  ['output.path', '/configuration/output/#outputpath'],
  [
    'splitChunks',
    '/plugins/split-chunks-plugin/',
    '/configuration/optimization/#optimizationsplitchunks',
  ],
];

const tasks: Row[] = [
  ['feature flags', '/plugins/define-plugin/#feature-flags'],
  ['BannerPlugin', '/plugins/banner-plugin/'],
  ['ProvidePlugin', '/plugins/provide-plugin/'],
  ['DllPlugin', '/plugins/dll-plugin/'],
  ['SourceMapDevToolPlugin', '/plugins/source-map-dev-tool-plugin/'],
  ['IgnorePlugin moment locales', '/plugins/ignore-plugin/#example-of-ignoring-moment-locales'],
  ['jquery is not defined', '/plugins/provide-plugin/#usage-jquery'],
  [
    'multiple entry points',
    '/concepts/output/#multiple-entry-points',
    '/concepts/entry-points/#object-syntax',
  ],
  ['multi page application', '/concepts/entry-points/#multi-page-application'],
  [
    'clean output folder',
    '/guides/output-management/#cleaning-up-the-dist-folder',
    '/configuration/output/#outputclean',
    '/concepts/output/#cleaning-the-folder',
  ],
  [
    'cdn',
    '/configuration/output/#outputpublicpath',
    '/concepts/output/#advanced',
    '/glossary/#public-path',
  ],
  ['share dependencies between builds', '/concepts/module-federation/#sharing'],
  [
    '--stats-reasons',
    '/configuration/stats/#statsreasons',
    '/concepts/dependency-graph/#ask-why-a-module-is-there',
  ],
  ['write a loader', '/concepts/loaders/#a-loader-of-your-own'],
  [
    'webpack config in typescript',
    '/configuration/configuration-languages/',
    '/concepts/configuration/#using-other-configuration-languages',
    '/configuration/#how-the-file-is-found',
  ],
  ['use several configuration files', '/concepts/configuration/#using-multiple-configurations'],
  ['circular dependency', '/concepts/dependency-graph/#circular-imports'],
  ['why is a module included', '/concepts/dependency-graph/#ask-why-a-module-is-there'],
  ['bundle for node', '/concepts/targets/#bundles-for-nodejs'],
  ['install webpack', '/guides/installation/', '/#install-webpack'],
  ['install webpack globally', '/guides/installation/#global-installation'],
  ['npm scripts', '/guides/getting-started/#npm-scripts'],
  [
    'extract css into a separate file',
    '/loaders/sass-loader/#extracts-css-into-separate-files',
    '/loaders/css-loader/#extract',
    '/plugins/mini-css-extract-plugin/',
  ],
  ['upgrade from webpack 4 to 5', '/migrate/5/', '/migrate/#from-4-to-5', '/migrate/'],
  ['node polyfills', '/migrate/5/#node-modules', '/errors/#polyfills'],
  ['report a bug', '/contribute/#report-a-bug'],
  ['pull request', '/contribute/#pull-requests'],
  [
    'vite vs webpack',
    '/comparison/',
    '/comparison/#which-one-fits',
    '/comparison/#one-project-nine-builds',
  ],
  ['logo', '/branding/#logo'],
  ['colour palette', '/branding/#color-palette'],
  ['react boilerplate', '/starter-kits/'],
  [
    'event listeners run twice after hmr',
    '/concepts/hot-module-replacement/#event-listeners-and-timers-run-twice',
  ],
  [
    'does ie 11 work',
    '/loaders/babel-loader/#some-files-in-my-node_modules-are-not-transpiled-for-ie-11',
    '/concepts/#browser-compatibility',
  ],
  [
    'where does webpack look for the config file',
    '/concepts/configuration/#where-webpack-looks',
    '/configuration/#how-the-file-is-found',
  ],
  [
    '--stats-error-details',
    '/configuration/stats/#statserrordetails',
    '/api/cli/#stats-options',
    '/concepts/module-resolution/#ask-the-resolver',
  ],
  [
    'minify html',
    '/plugins/html-webpack-plugin/#minification',
    '/plugins/minimizer-webpack-plugin/#minify-htmlnode',
    '/plugins/html-minimizer-webpack-plugin/',
  ],
  ['remove comments', '/plugins/terser-webpack-plugin/#remove-comments'],
];

const typingErrors: Row[] = [
  ['htm-webpack-plugin', '/plugins/html-webpack-plugin/'],
  ['mini-css-extrac-plugin', '/plugins/mini-css-extract-plugin/'],
  ['modul federation', '/concepts/module-federation/'],
  ['hot modle replacment', '/concepts/hot-module-replacement/', '/guides/hot-module-replacement/'],
  ['bable-loader', '/loaders/babel-loader/'],
  ['configuraton', '/concepts/configuration/', '/configuration/'],
  ['dependancy graph', '/concepts/dependency-graph/'],
  ['manifst', '/concepts/manifest/'],
  ['instalation', '/guides/installation/'],
  ['sassloader', '/loaders/sass-loader/'],
  ['terseroptons', '/plugins/terser-webpack-plugin/#terseroptions'],
];

const halfWords: Row[] = [
  ['entry po', '/concepts/entry-points/'],
  ['module fed', '/concepts/module-federation/'],
  ['hot mod', '/concepts/hot-module-replacement/', '/guides/hot-module-replacement/'],
  ['getting st', '/guides/getting-started/'],
  ['css-lo', '/loaders/css-loader/'],
  ['mini-css', '/plugins/mini-css-extract-plugin/'],
  ['under the h', '/concepts/under-the-hood/'],
  ['gloss', '/glossary/'],
];

const concepts: Row[] = [
  [
    'hmr',
    '/concepts/hot-module-replacement/',
    '/guides/hot-module-replacement/',
    '/plugins/mini-css-extract-plugin/#hot-module-reloading-hmr',
  ],
  ['dependency graph', '/concepts/dependency-graph/'],
  ['manifest', '/concepts/manifest/'],
  ['runtime', '/concepts/manifest/#runtime', '/glossary/#runtime'],
  ['targets', '/concepts/targets/'],
  ['module resolution', '/concepts/module-resolution/'],
  ['entry points', '/concepts/entry-points/'],
  ['plugins', '/plugins/', '/concepts/plugins/'],
  ['loaders', '/loaders/', '/concepts/loaders/'],
  ['what is a module', '/concepts/modules/#what-is-a-webpack-module', '/concepts/modules/'],
  ['microfrontends', '/concepts/module-federation/'],
  ['scope hoisting', '/glossary/#scope-hoisting'],
  ['real content hash', '/glossary/#real-content-hash'],
  ['tapable', '/glossary/#tapable'],
  ['chunk group', '/glossary/#chunk-group'],
  ['quality', '/quality/'],
];

/** Asked of the built site. */
export const answered: readonly ExpectedAnswer[] = [
  ...asked(mustBeFirst, true),
  ...asked(subjects, true),
  ...[
    names,
    guides,
    configuration,
    packages,
    tasks,
    messages,
    runTimeMessages,
    typingErrors,
    halfWords,
    concepts,
    versionFour,
  ].flatMap((rows) => asked(rows)),
];
