import assert from 'node:assert/strict';

const phrases = {
  'src/phrases/de.json': '{"hello": "Hallo"}',
  'src/phrases/notes.txt': 'not JavaScript',
};
const requesting = (path) => ({
  ...phrases,
  'src/index.js': `const code = "de"; let name = code; console.log(require(${path}).hello);`,
});

export default [
  {
    says: 'With the extension in the path, only the files of phrases match',
    files: requesting('`./phrases/${name}.json`'),
    holds: async ({run, warnings}) => {
      assert.deepEqual(warnings, []);
      assert.deepEqual((await run()).printed, ['Hallo']);
    },
    unless: {files: requesting('`./phrases/${name}`')},
  },
  {
    says: 'import.meta.webpackContext is new in webpack 5; version 4 has require.context only.',
    files: {
      ...phrases,
      'src/index.js': 'import.meta.webpackContext("./phrases", {regExp: /\\.json$/});',
    },
    holds: ({errors}) => assert.match(errors[0], /Module parse failed/),
    unless: {files: {'src/index.js': 'require.context("./phrases", false, /\\.json$/);'}},
  },
  {
    says: 'the id of the module: "./src/phrases/de.json" in development mode, a number in production mode',
    files: {
      'src/phrases/de.json': '{"hello": "Hallo"}',
      'src/index.js':
        'console.log(require.context("./phrases", true, /\\.json$/).resolve("./de.json"));',
    },
    holds: async ({run, mode}) => {
      const [id] = (await run()).printed;
      assert.match(id, mode === 'production' ? /^\d+$/ : /^\.\/src\/phrases\/de\.json$/);
    },
    unless: {
      configuration: ({mode}) => ({
        optimization: {moduleIds: mode === 'production' ? 'named' : 'size'},
      }),
    },
  },
];
