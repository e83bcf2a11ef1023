import assert from 'node:assert/strict';

/** What a child compiler has fired. */
const fired = [];

/** @param among the hooks whose calls are noted */
const childListens = (among) => ({
  apply(compiler) {
    fired.length = 0;
    compiler.hooks.make.tapPromise('Child', async (compilation) => {
      const {EntryPlugin} = compiler.webpack;
      const child = compilation.createChildCompiler('Child', {filename: 'child.js'}, [
        new EntryPlugin(compiler.context, './src/index.js', {name: 'child'}),
      ]);
      for (const name of among) child.hooks[name].intercept({call: () => void fired.push(name)});
      await new Promise((resolve, reject) =>
        child.runAsChild((error) => (error ? reject(error) : resolve())),
      );
    });
  },
});

/** The objects that two builds of one compiler hand to `compilation`. */
const made = new Set();
const collects = (all) => ({
  apply(compiler) {
    made.clear();
    compiler.hooks.compilation.tap('Collects', (compilation, factories) => {
      const {normalModuleFactory, contextModuleFactory} = factories;
      const objects = [compilation, normalModuleFactory, contextModuleFactory];
      for (const each of all ? objects : [compiler]) made.add(each);
    });
  },
});

export default [
  {
    says: 'so run, emit and done do not fire in the child',
    configuration: {plugins: [childListens(['compile', 'run', 'emit', 'done'])]},
    holds: () => assert.deepEqual(fired, ['compile']),
    unless: {configuration: {plugins: [childListens(['compile', 'afterCompile'])]}},
  },
  {
    files: {'package.json': '{"name": "tea"}'},
    says: 'while the compilation and the two factories are new objects in every build',
    configuration: {plugins: [collects(true)]},
    async holds({webpack, stats}) {
      const compiler = webpack({...stats.compilation.options});
      const watching = await new Promise((resolve) => {
        const started = compiler.watch({}, () => resolve(started));
      });
      made.clear();
      await new Promise((resolve) => watching.invalidate(resolve));
      await new Promise((resolve) => watching.invalidate(resolve));
      await new Promise((resolve) => watching.close(resolve));
      assert.equal(made.size, 6);
    },
    unless: {configuration: {plugins: [collects(false)]}},
  },
];
