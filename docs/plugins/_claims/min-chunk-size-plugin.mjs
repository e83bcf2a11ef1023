import assert from 'node:assert/strict';

const atLeast =
  (minChunkSize, options, more) =>
  ({webpack}) => ({
    plugins: [new webpack.optimize.MinChunkSizePlugin({minChunkSize, ...options})],
    optimization: {minimize: false, chunkIds: 'named'},
    ...more,
  });

const files = {
  'src/index.js': `import("./basil.js"); import("./mint.js"); console.log("${'i'.repeat(500)}");`,
  'src/basil.js': 'console.log("basil");',
  'src/mint.js': 'console.log("mint"); /* a long comment that the minimizer removes */',
};
const names = ({assets}) => Object.keys(assets).sort();
const written =
  (...expected) =>
  (seen) =>
    assert.deepEqual(names(seen), expected);
const both = 'src_basil_js-src_mint_js.js';

export default [
  {
    says: 'because with larger chunks it also gets code that it does not need yet.',
    files: {
      ...files,
      'src/index.js': 'import("./basil.js");document.onclick = () => import("./mint.js");',
    },
    configuration: atLeast(30),
    holds: ({assets}) => assert.match(assets[both], /basil[^]*mint/),
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'while this plugin also merges those of your own import() calls.',
    files,
    configuration: atLeast(30),
    holds: written('main.js', both),
    unless: {
      configuration: {plugins: [], optimization: {splitChunks: {minSize: 30}, chunkIds: 'named'}},
    },
  },
  {
    says: 'webpack adds up the source of the modules after the loaders and before the minimizer',
    files,
    configuration: atLeast(22),
    holds: written('main.js', 'src_basil_js.js', 'src_mint_js.js'),
    unless: {files: {...files, 'src/mint.js': 'console.log("mint");'}},
  },
  {
    says: 'so it does not change which chunks are merged.',
    files,
    configuration: atLeast(30, {chunkOverhead: 0}),
    async holds(seen) {
      const other = await seen.build({configuration: atLeast(30, {chunkOverhead: 1000000})});
      assert.deepEqual(names(other), names(seen));
      assert.equal(names(seen).length, 2);
    },
    unless: {configuration: atLeast(1, {chunkOverhead: 0})},
  },
  {
    says: 'so webpack prefers to merge a small chunk with another one that is loaded later, not with the entry.',
    files,
    configuration: atLeast(30),
    holds: written('main.js', both),
    unless: {configuration: atLeast(30, {entryChunkMultiplicator: 0})},
  },
  {
    says: 'Here, that is all of them',
    files: {...files, 'src/index.js': 'import("./basil.js"); import("./mint.js");'},
    configuration: atLeast(50),
    holds: written('main.js'),
    unless: {files},
  },
  {
    says: 'Two entries stay separate, even if both are too small.',
    files,
    configuration: atLeast(1000, {}, {entry: {basil: './src/basil.js', mint: './src/mint.js'}}),
    holds: written('basil.js', 'mint.js'),
    unless: {configuration: atLeast(1000, {}, {entry: './src/index.js'})},
  },
  {
    says: 'until it is large enough, even if they are large themselves.',
    files: {
      'src/index.js': 'import("./tea.js"); import("./oil.js");',
      'src/tea.js': `console.log("tea"); /* ${'.'.repeat(2000)} */`,
      'src/oil.js': `console.log("oil"); /* ${'.'.repeat(2000)} */`,
    },
    configuration: ({webpack}) => ({
      plugins: [new webpack.optimize.MinChunkSizePlugin({minChunkSize: 1000})],
    }),
    holds: ({assets}) => assert.equal(Object.keys(assets).length, 2),
    unless: {
      configuration: ({webpack}) => ({
        plugins: [new webpack.optimize.MinChunkSizePlugin({minChunkSize: 9000})],
      }),
    },
  },
];
