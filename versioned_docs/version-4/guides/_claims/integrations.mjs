import assert from 'node:assert/strict';

/** Calls webpack as a task does. */
const called = ({webpack, folder}, options) =>
  new Promise((resolve) => {
    try {
      webpack(
        {mode: 'none', context: folder, output: {path: `${folder}/out`}, ...options},
        (error, stats) => resolve({error, stats}),
      );
    } catch (thrown) {
      resolve({thrown});
    }
  });

export default [
  {
    says: 'A wrong option is thrown by webpack() itself.',
    configuration: {name: 'entries'},
    holds: async (seen) => {
      const {name} = seen.stats.compilation.compiler.options;
      const {thrown} = await called(seen, {[name]: './src/index.js'});
      assert.match(String(thrown && thrown.message), /unknown property 'entries'/);
    },
    unless: {configuration: {name: 'entry'}},
  },
  {
    says: 'Errors in your modules are in stats, unless bail is set.',
    configuration: {name: 'missing'},
    holds: async (seen) => {
      const {name} = seen.stats.compilation.compiler.options;
      const {error, stats} = await called(seen, {entry: `./src/${name}.js`});
      assert.equal(error, null);
      assert.ok(stats.hasErrors());
      const bailed = await called(seen, {entry: `./src/${name}.js`, bail: true});
      assert.match(bailed.error.message, /Can't resolve/);
    },
    unless: {configuration: {name: 'index'}},
  },
];
