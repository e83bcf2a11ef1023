import assert from 'node:assert/strict';
import {createContext, runInContext} from 'node:vm';

const files = {
  'src/index.js': `
    import "./count.js";
    chrome.runtime.onMessage.addListener(() => import("./shorten.js"));`,
  'src/count.js': 'export const count = 1;',
  'src/shorten.js': 'chrome.called();',
};
const inWorker = (options) => ({devtool: false, ...options});

/** Runs a script as a service worker does: without a document, and without code from strings. */
async function runAsWorker(code) {
  const listeners = [];
  let calls = 0;
  const chrome = {
    runtime: {onMessage: {addListener: (listener) => listeners.push(listener)}},
    called: () => (calls += 1),
  };
  const self = {chrome, location: {href: 'chrome-extension://word-count/background.js'}};
  self.self = self;
  runInContext(code, createContext(self, {codeGeneration: {strings: false}}));
  for (const listener of listeners) await listener();
  return calls;
}

export default [
  {
    says: 'The module becomes part of the entry',
    files,
    configuration: inWorker({
      entry: {background: {import: './src/index.js', asyncChunks: false}},
    }),
    async holds({assets}) {
      assert.deepEqual(Object.keys(assets), ['background.js']);
      assert.equal(await runAsWorker(assets['background.js']), 1);
    },
    unless: {configuration: inWorker({entry: {background: './src/index.js'}})},
  },
  {
    says: 'passes every module to eval, and the worker and the popup stop',
    modes: ['development'],
    files: {'src/index.js': 'chrome.called();'},
    configuration: {},
    holds: ({assets}) =>
      assert.rejects(() => runAsWorker(assets['main.js']), /Code generation from strings/),
    unless: {configuration: {devtool: 'cheap-module-source-map'}},
  },
  {
    says: 'Every value without eval in its name works.',
    modes: ['development'],
    files: {'src/index.js': 'chrome.called();'},
    configuration: {devtool: 'cheap-module-source-map'},
    async holds({assets, build}) {
      const values = ['source-map', 'inline-source-map', 'hidden-source-map', false];
      assert.doesNotMatch(assets['main.js'], /\beval\(/);
      for (const devtool of values)
        assert.doesNotMatch(
          (await build({configuration: {devtool}})).assets['main.js'],
          /\beval\(/,
        );
    },
    unless: {configuration: {devtool: 'eval'}},
  },
  {
    says: 'without it, the program does nothing and reports no error',
    files: {'src/index.js': 'chrome.called();'},
    configuration: inWorker({optimization: {runtimeChunk: 'single'}}),
    holds: async ({assets}) => assert.equal(await runAsWorker(assets['main.js']), 0),
    unless: {configuration: inWorker({optimization: {runtimeChunk: false}})},
  },
];
