import type {Row} from './search-query-rows';

/** What webpack and its tools print, as readers paste it: with the paths and numbers of their own project. */
export const messages: Row[] = [
  [
    `Module not found: Error: Can't resolve './components/Header' in '/home/anna/shop/src'`,
    '/errors/#module-not-found',
  ],
  [
    `ERROR in ./src/App.js 3:0-28 Module not found: Error: Can't resolve 'react-router' in '/home/anna/shop/src'`,
    '/errors/#module-not-found',
  ],
  [
    'Module parse failed: Unexpected token (12:4) You may need an appropriate loader to handle this file type, currently no loaders are configured to process this file.',
    '/errors/#module-parse-failed',
    '/concepts/loaders/#common-errors',
  ],
  [
    '[webpack-cli] Invalid configuration object. Webpack has been initialized using a configuration object that does not match the API schema.',
    '/errors/#invalid-configuration-object',
  ],
  [
    'Error: Conflict: Multiple chunks emit assets to the same filename app.js (chunks 179 and 524)',
    '/errors/#conflict',
  ],
  [
    'BREAKING CHANGE: webpack < 5 used to include polyfills for node.js core modules by default.',
    '/errors/#polyfills',
  ],
  [
    "BREAKING CHANGE: The request './process/browser' failed to resolve only because it was resolved as fully specified",
    '/errors/#fully-specified',
  ],
  [
    'Error: error:0308010C:digital envelope routines::unsupported',
    '/errors/#err-ossl-evp-unsupported',
  ],
  [
    'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
    '/errors/#heap-out-of-memory',
  ],
  ['ERR_OSSL_EVP_UNSUPPORTED', '/errors/#err-ossl-evp-unsupported'],
  [
    "export 'default' (imported as 'moment') was not found in 'moment'",
    '/errors/#export-not-found',
  ],
  [
    "Should not import the named export 'version' (imported as 'version') from default-exporting module (only default export is available soon)",
    '/errors/#export-not-found',
  ],
  [
    'Critical dependency: the request of a dependency is an expression',
    '/errors/#critical-dependency',
  ],
  [
    'WARNING in asset size limit: The following asset(s) exceed the recommended size limit (244 KiB).',
    '/errors/#asset-size-limit',
  ],
  ['entrypoint size limit', '/errors/#asset-size-limit', '/guides/production/#limits'],
  ['webpack errors', '/errors/'],
  [
    'configuration.output.path: The provided value "dist" is not an absolute path!',
    '/concepts/output/#common-errors',
    '/configuration/#validation',
    '/errors/#invalid-configuration-object',
  ],
  [
    "Error: Cannot find module 'webpack-cli/bin/config-yargs'",
    '/errors/#webpack-cli',
    '/guides/installation/#the-command-asks-a-question',
  ],
  ["[webpack-cli] Error: Unknown option '--colors'", '/errors/#unknown-option'],
  [
    'Error [ERR_REQUIRE_ESM]: require() of ES Module /home/anna/shop/node_modules/chalk/source/index.js not supported.',
    '/errors/#err-require-esm',
  ],
  [
    'Error: listen EADDRINUSE: address already in use :::8080',
    '/errors/#eaddrinuse',
    '/configuration/dev-server/#devserverport',
  ],
  [
    "Error: ENOSPC: System limit for number of file watchers reached, watch '/home/anna/shop'",
    '/errors/#file-watchers',
    '/configuration/watch/#not-enough-watchers',
  ],
  ['Error: EMFILE: too many open files', '/errors/#file-watchers'],
  [
    "Error: You forgot to add 'mini-css-extract-plugin' plugin",
    '/errors/#mini-css-extract-plugin',
    '/plugins/mini-css-extract-plugin/',
  ],
  [
    'WARNING in chunk app [mini-css-extract-plugin] Conflicting order. Following module has been added:',
    '/errors/#conflicting-order',
  ],
  [
    "export 'default' (imported as 'styles') was not found in './Button.module.css'",
    '/errors/#css-modules-default',
    '/errors/#export-not-found',
  ],
  [
    "SyntaxError: /home/anna/shop/src/App.js: Support for the experimental syntax 'jsx' isn't currently enabled (5:10):",
    '/errors/#babel-preset',
  ],
  [
    'Error: TypeScript emitted no output for /home/anna/shop/src/index.ts.',
    '/errors/#typescript-emitted-no-output',
  ],
  ["SassError: Can't find stylesheet to import.", '/errors/#sass-import'],
  ["Error: Cannot find module 'sass'", '/errors/#sass-import', '/loaders/sass-loader/'],
  [
    'Conflict: Multiple assets emit different content to the same filename index.html',
    '/errors/#html-webpack-plugin',
  ],
  ['TypeError: this.getOptions is not a function', '/errors/#getoptions'],
  ["TypeError: Cannot read properties of undefined (reading 'tap')", '/errors/#reading-tap'],
  [
    'Unsatisfied version 17.0.2 from shop of shared singleton module react (required ^18.0.0)',
    '/errors/#unsatisfied-version',
    '/concepts/module-federation/#sharing',
  ],
  [
    'Container initialization failed as it has already been initialized with a different share scope',
    '/errors/#share-scope',
    '/concepts/module-federation/#dynamic-remote-containers',
  ],
  [
    'ScriptExternalLoadError: Loading script failed. (error: https://shop.example/remoteEntry.js)',
    '/errors/#script-external-load-error',
    '/concepts/module-federation/#loading-script-failed',
  ],
  ['npm WARN EBADENGINE Unsupported engine {', '/guides/installation/#ebadengine'],
  ['DeprecationWarning: Compilation.assets will be frozen in future', '/migrate/5/#cleanup-the-build-code'],
  [
    'Invalid options object. CSS Loader has been initialized using an options object that does not match the API schema.',
    '/errors/#invalid-options-object',
  ],
  [
    'ConcurrentCompilationError: You ran Webpack twice. Each instance only supports a single concurrent compilation at a time.',
    '/errors/#concurrent-compilation',
  ],
  [
    'UnhandledSchemeError: Reading from "node:fs" is not handled by plugins (Unhandled scheme).',
    '/errors/#unhandled-scheme',
  ],
  [
    'Module not found: Error: Package path ./dist/date.js is not exported from package /home/anna/shop/node_modules/dates',
    '/errors/#not-exported',
    '/guides/package-exports/#nested-paths',
  ],
  [
    'Module not found: Error: "./dist/date.js" is not exported under the conditions ["import","module-sync","module","webpack","production","browser"] from package /home/anna/shop/node_modules/dates',
    '/errors/#not-exported',
  ],
  [
    "Module parse failed: 'import' and 'export' may appear only with 'sourceType: module' (3:0)",
    '/errors/#source-type',
  ],
  ['Unexpected end of JSON input while parsing empty string', '/errors/#json'],
  ['Expected double-quoted property name in JSON at position 26 while parsing', '/errors/#json'],
  [
    'Module build failed (from ./node_modules/less-loader/dist/cjs.js):',
    '/errors/#module-build-failed',
    '/concepts/loaders/#common-errors',
    '/api/loaders/#error-reporting',
  ],
  [
    'It\'s not allowed to load an initial chunk on demand. The chunk name "cart" is already used by an entrypoint.',
    '/errors/#initial-chunk',
  ],
  [
    "The 'mode' option has not been set, webpack will fallback to 'production' for this value.",
    '/errors/#mode',
    '/configuration/mode/#common-mistakes',
  ],
  ['There are multiple modules with names that only differ in casing.', '/errors/#casing'],
  [
    'The generated code contains \'async/await\' because this module is using "topLevelAwait".',
    '/errors/#async-await',
    '/configuration/output/#outputenvironmentasyncfunction',
  ],
  ['Multiple assets emit different content to the same filename robots.txt', '/errors/#conflict'],
  ['ImportedBindingAssignmentError', '/errors/#all-errors'],
  ['SplitChunksCappedWarning', '/errors/#all-warnings'],
  ['all messages of webpack', '/errors/#all-messages'],
];
