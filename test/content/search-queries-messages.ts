import type {Row} from './search-query-rows';

/** What programs print, as readers paste it: with the paths and numbers of their own project. */
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
  ['entrypoint size limit', '/errors/#asset-size-limit'],
  [
    'ChunkLoadError: Loading chunk 117 failed. (error: https://shop.example/117.js)',
    '/errors/#chunk-load-error',
  ],
  [
    'Uncaught Error: Automatic publicPath is not supported in this browser',
    '/errors/#automatic-public-path',
  ],
  ['Uncaught ReferenceError: process is not defined', '/errors/#process-is-not-defined'],
  ['webpack errors', '/errors/'],
  [
    'Uncaught Error: Shared module is not available for eager consumption: webpack/sharing/consume/default/react/react',
    '/concepts/module-federation/#uncaught-error-shared-module-is-not-available-for-eager-consumption',
  ],
  [
    'Uncaught Error: Module "./Button" does not exist in container. while loading "./Button" from webpack/container/reference/app2',
    '/concepts/module-federation/#uncaught-error-module-button-does-not-exist-in-container',
  ],
  [
    'Uncaught TypeError: fn is not a function while loading "./Button" from webpack/container/reference/remoteApp',
    '/concepts/module-federation/#uncaught-typeerror-fn-is-not-a-function',
  ],
  [
    'configuration.output.path: The provided value "dist" is not an absolute path!',
    '/concepts/output/#common-errors',
    '/configuration/#validation',
    '/errors/#invalid-configuration-object',
  ],
  [
    "ReferenceError: Cannot access 'store' before initialization at ./src/store.js (main.js:42:17)",
    '/errors/#before-initialization',
    '/concepts/dependency-graph/#circular-imports',
  ],
  ['npm WARN EBADENGINE Unsupported engine {', '/guides/installation/#ebadengine'],
  ['DeprecationWarning: Compilation.assets will be frozen in future', '/migrate/#old-plugins'],
];
