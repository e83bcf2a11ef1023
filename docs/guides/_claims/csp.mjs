import assert from 'node:assert/strict';

const page = {
  'src/index.js': 'import "./nonce.js"; import("./entries.js");',
  'src/nonce.js': '__webpack_nonce__ = "k3Yb8Q";',
  'src/entries.js': 'console.log(1);',
};

export default [
  {
    says: 'choose a value without eval in its name',
    files: {...page, 'src/index.js': 'import "./entries.js"; console.log(2);'},
    configuration: {devtool: 'source-map'},
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /\beval\(/),
    unless: {configuration: {devtool: 'eval-source-map', optimization: {minimize: false}}},
  },
  {
    says: 'webpack drops the module, so list it there:',
    files: {...page, 'package.json': '{"sideEffects": false}'},
    configuration: {devtool: false},
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /k3Yb8Q/),
    unless: {files: {...page, 'package.json': '{"sideEffects": ["./src/nonce.js"]}'}},
  },
  {
    says: 'pass the URL of each chunk and each worker through it.',
    files: {
      'src/index.js': 'globalThis.worker = new Worker(new URL("./w.js", import.meta.url));',
      'src/w.js': 'postMessage(1);',
    },
    configuration: {devtool: false, output: {trustedTypes: 'guestbook'}},
    holds: ({assets}) => assert.match(assets['main.js'], /createPolicy\("guestbook"/),
    unless: {configuration: {devtool: false, output: {trustedTypes: 'other'}}},
  },
];
