import assert from 'node:assert/strict';

const herb = {'src/herb.js': 'exports.herb = "sage"; globalThis.planted = true;'};
const mint = {'src/herb.js': 'exports.herb = "mint"; globalThis.planted = true;'};
/** An entry that exports what the update needs. */
const entry = (code) => ({
  ...herb,
  'src/index.js': `${code}\nmodule.exports = module.hot;`,
});
const accepting = (rest) =>
  entry(`const {herb} = require("./herb.js"); module.hot.accept("./herb.js"${rest});`);

export default [
  {
    says: 'This module keeps running, webpack switches its import bindings to the new version, and then calls the callback, if there is one.',
    files: {
      'src/herb.mjs': 'export const herb = "sage";',
      'src/page.mjs':
        'import {herb} from "./herb.mjs"; log("runs"); import.meta.webpackHot.accept("./herb.mjs", () => log(herb));',
      ...entry('require("./page.mjs");'),
    },
    async holds(seen) {
      const {logged} = await seen.update({'src/herb.mjs': 'export const herb = "mint";'});
      assert.deepEqual(logged, ['runs', 'mint']);
    },
    unless: {
      files: {
        'src/page.mjs':
          'import {herb} from "./herb.mjs"; log("runs"); import.meta.webpackHot.accept();',
      },
    },
  },
  {
    says: 'webpack does not replace a path in a variable, so that updates of the module are not accepted.',
    files: entry('require("./herb.js"); const path = "./herb.js"; module.hot.accept(path);'),
    holds: async (seen) => assert.match((await seen.update(mint)).error, /is not accepted/),
    unless: {files: accepting('')},
  },
  {
    says: 'If the callback returns a promise, webpack waits for it before the update is complete.',
    files: accepting(', async () => { await new Promise((r) => setTimeout(r, 50)); log("done"); }'),
    holds: async (seen) => assert.deepEqual((await seen.update(mint)).logged, ['done']),
    unless: {files: accepting(', () => void setTimeout(() => log("done"), 50)')},
  },
  {
    says: 'Without the handler, check(true) ends with the status fail, while the client of webpack-dev-server reloads the page if hot is true.',
    files: accepting(', () => { throw new Error("oh"); }'),
    holds: async (seen) => assert.equal((await seen.update(mint)).hot.status(), 'fail'),
    unless: {files: accepting(', () => { throw new Error("oh"); }, () => {}')},
  },
  {
    says: 'webpack also calls the handler if the callback is async and throws.',
    files: accepting(', async () => { throw new Error("oh"); }, () => log("handled")'),
    async holds(seen) {
      const {logged, hot} = await seen.update(mint);
      assert.deepEqual([logged, hot.status()], [['handled'], 'idle']);
    },
    unless: {files: accepting(', async () => { throw new Error("oh"); }')},
  },
  {
    says: 'The old version has already been disposed:',
    files: {
      'src/self.js':
        'module.hot.dispose(() => log("disposed")); module.hot.accept(() => log("failed"));',
      ...entry('require("./self.js");'),
    },
    async holds(seen) {
      const {logged} = await seen.update({'src/self.js': 'throw new Error("oh");'});
      assert.deepEqual(logged, ['disposed', 'failed']);
    },
    unless: {files: {'src/self.js': 'module.hot.accept(() => log("failed"));'}},
  },
  {
    says: 'refuses updates of these dependencies, so that the page reloads even if a module further up would accept them.',
    files: {
      'src/middle.js': 'require("./herb.js"); module.hot.decline("./herb.js");',
      ...entry('require("./middle.js"); module.hot.accept("./middle.js");'),
    },
    holds: async (seen) =>
      assert.match((await seen.update(mint)).error, /declined dependency: \.\/src\/herb\.js/),
    unless: {files: {'src/middle.js': 'require("./herb.js");'}},
  },
  {
    says: 'refuses updates of the module itself, with the message Aborted because of self decline',
    files: {
      'src/self.js': 'module.hot.decline();',
      ...entry('require("./self.js"); module.hot.accept("./self.js");'),
    },
    holds: async (seen) =>
      assert.match(
        (await seen.update({'src/self.js': 'module.hot.decline(); "new";'})).error,
        /Aborted because of self decline: \.\/src\/self\.js/,
      ),
    unless: {files: {'src/self.js': '1;'}},
  },
  {
    says: 'webpack also calls the handlers of modules that have not changed themselves but run again because of a module that they import.',
    files: {
      'src/middle.js': 'require("./herb.js"); module.hot.dispose(() => log("disposed"));',
      ...entry('require("./middle.js"); module.hot.accept("./middle.js");'),
    },
    holds: async (seen) => assert.deepEqual((await seen.update(mint)).logged, ['disposed']),
    unless: {
      files: {
        'src/middle.js':
          'require("./herb.js"); module.hot.accept("./herb.js"); module.hot.dispose(() => log("disposed"));',
      },
    },
  },
  {
    says: 'After an update it exists even without a handler, as an empty object.',
    files: {
      'src/self.js': 'log(JSON.stringify(module.hot.data)); module.hot.accept();',
      ...entry('require("./self.js");'),
    },
    async holds(seen) {
      const text = 'log(JSON.stringify(module.hot.data)); module.hot.accept(); "new";';
      assert.deepEqual((await seen.update({'src/self.js': text})).logged, ['', '{}']);
    },
    unless: {
      files: {
        'src/self.js':
          'log(JSON.stringify(module.hot.data)); module.hot.accept(); module.hot.dispose((d) => (d.a = 1));',
      },
    },
  },
  {
    says: 'If you call it while no update is running, the status becomes ready, and nothing happens until somebody calls apply().',
    files: {
      'src/self.js': 'log("runs"); exports.hot = module.hot;',
      ...entry('require("./self.js").hot.invalidate(); module.hot.accept("./self.js");'),
    },
    async holds(seen) {
      const {error, hot, logged} = await seen.update({});
      assert.match(error, /idle status/);
      assert.deepEqual([hot.status(), logged], ['ready', ['runs']]);
      await hot.apply();
      assert.equal(hot.status(), 'idle');
    },
    unless: {files: {'src/self.js': 'exports.hot = {invalidate() {}};'}},
  },
];
