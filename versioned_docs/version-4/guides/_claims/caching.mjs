import assert from 'node:assert/strict';

const names = ({assets}) => Object.keys(assets).sort();
const hashed = (filename, more = {}) => ({output: {filename}, devtool: false, ...more});
const pages = {entry: {one: './src/one.js', two: './src/two.js'}};
const sources = {'src/one.js': 'console.log(1);', 'src/two.js': 'console.log(2);'};
/** Names that a changed second file leaves as they were. */
async function unchanged(seen, change) {
  const before = names(seen);
  const after = names(await seen.build({files: change}));
  return after.filter((name) => before.includes(name));
}

export default [
  {
    says: '[hash] is computed from the whole build, so a change in one module renames all scripts.',
    files: sources,
    configuration: hashed('[name].[hash:8].js', pages),
    holds: async (seen) =>
      assert.deepEqual(await unchanged(seen, {'src/two.js': 'console.log(3);'}), []),
    unless: {configuration: hashed('[name].[contenthash:8].js', pages)},
  },
  {
    says: 'A changed comment therefore renames the file, although the minimized script is the same.',
    modes: ['production'],
    files: {'src/index.js': 'console.log(1);'},
    configuration: hashed('[name].[contenthash:8].js'),
    holds: async (seen) => {
      const changed = await seen.build({files: {'src/index.js': '/* new */ console.log(1);'}});
      assert.notDeepEqual(names(changed), names(seen));
      assert.deepEqual(Object.values(changed.assets), Object.values(seen.assets));
    },
    unless: {configuration: hashed('[name].js')},
  },
  {
    says: 'chunks without a name keep numbers.',
    files: {'src/index.js': 'import("./part.js");', 'src/part.js': 'console.log(1);'},
    configuration: {optimization: {chunkIds: 'named'}},
    holds: ({assets}) => assert.deepEqual(Object.keys(assets).sort(), ['0.js', 'main.js']),
    unless: {files: {'src/index.js': 'import(/* webpackChunkName: "part" */ "./part.js");'}},
  },
  {
    says: '"hashed" adds the plugin HashedModuleIdsPlugin, so use only one of them',
    files: {'src/index.js': 'import "./part.js";', 'src/part.js': 'console.log(1);'},
    configuration: {
      devtool: false,
      optimization: {moduleIds: 'hashed', concatenateModules: false, minimize: false},
    },
    holds: ({stats}) => {
      for (const {id} of stats.compilation.modules) assert.match(String(id), /^[\w+/]{4,}$/);
    },
    unless: {
      configuration: {
        optimization: {moduleIds: 'named', concatenateModules: false, minimize: false},
      },
    },
  },
  {
    says: '[chunkhash] and [contenthash] also fail together with Hot Module Replacement',
    configuration: ({webpack}) => ({
      devtool: false,
      output: {filename: '[name].[contenthash].js'},
      plugins: [new webpack.HotModuleReplacementPlugin()],
    }),
    holds: async ({errors, build}) => {
      const other = await build({
        configuration: {
          output: {filename: '[name].[chunkhash].js'},
        },
      });
      for (const [message] of [errors, other.errors])
        assert.match(message, /Cannot use \[chunkhash\] or \[contenthash\] for chunk/);
    },
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'none, which is the default in production mode, together with occurrenceOrder',
    modes: ['production'],
    holds: ({stats}) => {
      const {moduleIds, occurrenceOrder} = stats.compilation.compiler.options.optimization;
      assert.deepEqual([moduleIds, occurrenceOrder], [undefined, true]);
    },
    unless: {configuration: {mode: 'development'}},
  },
  {
    says: 'moduleIds: "named", the default in development mode',
    modes: ['development'],
    holds: ({stats}) =>
      assert.ok([...stats.compilation.modules].every(({id}) => String(id).startsWith('./src'))),
    unless: {configuration: {mode: 'production'}},
  },
];
