import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';

// With an effect: production drops a CommonJS module whose exports are unused and that has none.
const herb = {'src/herb.js': 'exports.herb = "sage"; globalThis.planted = true;'};
const mint = {'src/herb.js': 'exports.herb = "mint"; globalThis.planted = true;'};
const entry = (code) => ({
  ...herb,
  'src/index.js': `require("./herb.js");\n${code}\nmodule.exports = module.hot;`,
});

export default [
  {
    says: 'Otherwise module.hot is undefined, so put all calls into a condition. In a build without the plugin, webpack leaves out what the condition contains, in both modes:',
    files: {'src/index.js': 'console.log(module.hot); if (module.hot) console.log("hot code");'},
    async holds({run, assets}) {
      assert.deepEqual((await run()).printed, ['undefined']);
      assert.doesNotMatch(assets['main.js'], /hot code/);
    },
    unless: {
      configuration: ({webpack}) => ({plugins: [new webpack.HotModuleReplacementPlugin()]}),
    },
  },
  {
    says: 'After abort and fail, only a reload helps, because the status does not change anymore.',
    files: entry(''),
    async holds(seen) {
      const {error, hot} = await seen.update(mint);
      assert.match(error, /Aborted because \.\/src\/herb\.js is not accepted/);
      assert.equal(hot.status(), 'abort');
      assert.throws(() => hot.check(true));
      await assert.rejects(hot.apply());
      assert.equal(hot.status(), 'abort');
    },
    unless: {files: entry('module.hot.accept("./herb.js");')},
  },
  {
    says: 'In any status except idle, the call throws at once, and does not return a rejected promise: check() is only allowed in idle status',
    files: entry(''),
    async holds(seen) {
      const {hot} = await seen.update(mint);
      assert.throws(() => hot.check(), /^Error: check\(\) is only allowed in idle status$/);
    },
    unless: {files: entry('module.hot.accept("./herb.js");')},
  },
  {
    says: 'If a module is not accepted, the promise is rejected, the status is abort, and the old code continues:',
    files: entry(''),
    async holds(seen) {
      const {error, hot} = await seen.update(mint);
      assert.equal(
        error,
        'Aborted because ./src/herb.js is not accepted\nUpdate propagation: ./src/herb.js -> ./src/index.js',
      );
      assert.deepEqual([hot.status(), hot.active], ['abort', true]);
    },
    unless: {files: entry('module.hot.accept();')},
  },
  {
    says: 'In another status than ready, the promise is rejected with apply() is only allowed in ready status (state: idle)',
    files: entry('module.hot.update = () => module.hot.apply();'),
    holds: async (seen) =>
      assert.equal(
        (await seen.update({})).error,
        'apply() is only allowed in ready status (state: idle)',
      ),
    unless: {
      files: entry(
        'module.hot.accept("./herb.js"); module.hot.invalidate(); module.hot.update = () => module.hot.apply();',
      ),
    },
  },
  {
    says: 'true leaves out modules that nothing accepts, and applies the rest',
    files: {
      ...entry(
        'require("./price.js"); module.hot.accept("./price.js", () => log("price")); module.hot.update = () => module.hot.check({ignoreUnaccepted: true});',
      ),
      'src/price.js': 'exports.price = 3; globalThis.priced = true;',
    },
    async holds(seen) {
      const {result, logged, hot} = await seen.update({
        ...mint,
        'src/price.js': 'exports.price = 4; globalThis.priced = true;',
      });
      assert.deepEqual([result, logged, hot.status()], [['./src/price.js'], ['price'], 'idle']);
    },
    unless: {
      files: entry('require("./price.js"); module.hot.accept("./price.js", () => log("price"));'),
    },
  },
  {
    says: 'true continues if new code throws',
    files: entry(
      'module.hot.accept("./herb.js", () => { throw new Error("oh"); }); module.hot.update = () => module.hot.check({ignoreErrored: true});',
    ),
    holds: async (seen) => assert.equal((await seen.update(mint)).hot.status(), 'idle'),
    unless: {files: entry('module.hot.accept("./herb.js", () => { throw new Error("oh"); });')},
  },
  {
    says: 'If it returns a promise, the update waits for it.',
    files: entry(
      'module.hot.accept("./herb.js", () => log("applied")); module.hot.addStatusHandler(async (s) => { if (s !== "check") return; await new Promise((r) => setTimeout(r, 50)); log("waited"); });',
    ),
    holds: async (seen) =>
      assert.deepEqual((await seen.update(mint)).logged, ['waited', 'applied']),
    unless: {
      files: entry(
        'module.hot.accept("./herb.js", () => log("applied")); module.hot.addStatusHandler((s) => { if (s === "check") setTimeout(() => log("waited"), 50); });',
      ),
    },
  },
  {
    says: 'If a handler removes itself while it runs, the handler after it misses that status.',
    files: entry(
      'module.hot.accept("./herb.js"); module.hot.addStatusHandler(function once() { module.hot.removeStatusHandler(once); }); module.hot.addStatusHandler(log);',
    ),
    holds: async (seen) =>
      assert.deepEqual((await seen.update(mint)).logged, ['prepare', 'dispose', 'apply', 'idle']),
    unless: {files: entry('module.hot.accept("./herb.js"); module.hot.addStatusHandler(log);')},
  },
  {
    says: 'fails with ReferenceError: module is not defined in a browser and in a bundle that is an ES module for Node.js, and with Cannot read properties of undefined',
    files: {'src/index.mjs': 'module.hot.accept();'},
    configuration: ({webpack}) => ({
      entry: './src/index.mjs',
      plugins: [new webpack.HotModuleReplacementPlugin()],
    }),
    async holds({run, build}) {
      assert.match(String((await run()).failure), /module is not defined/);
      const forNode = await build({configuration: {target: 'node'}});
      assert.throws(
        () => forNode.load('main.js'),
        /Cannot read properties of undefined \(reading 'accept'\)/,
      );
    },
    unless: {files: {'src/index.mjs': 'import.meta.webpackHot.accept();'}},
  },
  {
    says: 'If you start watch mode again from the same source code and make another edit, the program gets the file of the first edit.',
    files: entry('module.hot.accept("./herb.js", () => log(require("./herb.js").herb));'),
    async holds(seen) {
      assert.deepEqual((await seen.update(mint)).logged, ['mint']);
      writeFileSync(`${seen.folder}/src/herb.js`, herb['src/herb.js']);
      const dill = {'src/herb.js': 'exports.herb = "dill"; globalThis.planted = true;'};
      assert.deepEqual((await seen.update(dill)).logged, ['mint']);
      writeFileSync(`${seen.folder}/src/herb.js`, herb['src/herb.js']);
      assert.deepEqual((await seen.update(dill, {clean: true})).logged, ['dill']);
    },
    unless: {files: {'src/herb.js': 'exports.herb = "thyme"; globalThis.planted = true;'}},
  },
];
