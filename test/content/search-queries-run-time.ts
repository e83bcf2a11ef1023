import type {Row} from './search-query-rows';

/** What browsers print while a bundle runs, as readers paste it. */
export const runTimeMessages: Row[] = [
  [
    'ChunkLoadError: Loading chunk 117 failed. (error: https://shop.example/117.js)',
    '/errors/#chunk-load-error',
  ],
  [
    'Uncaught Error: Automatic publicPath is not supported in this browser',
    '/errors/#automatic-public-path',
  ],
  ['Uncaught ReferenceError: process is not defined', '/errors/#process-is-not-defined'],
  [
    'Uncaught Error: Shared module is not available for eager consumption: webpack/sharing/consume/default/react/react',
    '/errors/#eager-consumption',
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
    "ReferenceError: Cannot access 'store' before initialization at ./src/store.js (main.js:42:17)",
    '/errors/#before-initialization',
    '/concepts/dependency-graph/#circular-imports',
  ],
  [
    "Uncaught TypeError: Cannot read properties of undefined (reading 'call')",
    '/errors/#reading-call',
  ],
  [
    'Uncaught TypeError: __webpack_modules__[moduleId] is not a function',
    '/errors/#reading-call',
    '/errors/#is-not-a-function',
  ],
  ['Uncaught TypeError: __webpack_require__(...) is not a function', '/errors/#is-not-a-function'],
  ['Uncaught ReferenceError: exports is not defined', '/errors/#exports-is-not-defined'],
  [
    'ES Modules may not assign module.exports or exports.*, Use ESM export syntax, instead: ./src/store.js',
    '/errors/#exports-is-not-defined',
  ],
  [
    'Uncaught SyntaxError: Cannot use import statement outside a module',
    '/errors/#import-statement',
  ],
  ['Uncaught ReferenceError: require is not defined', '/errors/#require-is-not-defined'],
  [
    'TypeError: Failed to fetch dynamically imported module: http://localhost:8080/84.mjs',
    '/errors/#dynamic-import-failed',
  ],
  ['css modules import styles undefined', '/errors/#css-modules-default'],
  ['Uncaught ReferenceError: global is not defined', '/errors/#global-is-not-defined'],
  [
    "Uncaught SyntaxError: Unexpected token '<'",
    '/errors/#html-instead-of-script',
    '/configuration/dev-server/#troubleshooting',
  ],
  [
    '[HMR] Cannot apply update. Need to do a full reload!',
    '/errors/#hmr-cannot-apply-update',
    '/concepts/hot-module-replacement/#pitfalls',
  ],
  [
    "WebSocket connection to 'ws://localhost:8080/ws' failed:",
    '/errors/#websocket-failed',
    '/configuration/dev-server/#troubleshooting',
  ],
];
