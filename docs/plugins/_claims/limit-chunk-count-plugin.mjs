import assert from 'node:assert/strict';

const limit =
  (options, more) =>
  ({webpack}) => ({
    plugins: options && [new webpack.optimize.LimitChunkCountPlugin(...options)],
    devtool: false,
    ...more,
    optimization: {minimize: false, chunkIds: 'named', ...more?.optimization},
  });

const files = {
  'src/index.js':
    'import "./shelf.js"; import("./basil.js"); import("./mint.js"); import("./sage.js");',
  'src/shelf.js': 'console.log("shelf");',
  'src/basil.js': 'console.log("basil");',
  'src/mint.js': 'console.log("mint");',
  'src/sage.js': `console.log("${'s'.repeat(500)}");`,
};
const names = ({assets}) => Object.keys(assets).sort();
const written =
  (...expected) =>
  (seen) =>
    assert.deepEqual(names(seen), expected);
const pages = 'src_basil_js-src_mint_js-src_sage_js.js';
/** Two pages have much in common. */
const common = {
  'src/index.js': 'import("./basil.js"); import("./mint.js"); import("./sage.js");',
  'src/basil.js': 'import "./care.js"; console.log("basil");',
  'src/mint.js': 'console.log("mint");',
  'src/sage.js': 'import "./care.js"; console.log("sage");',
  'src/care.js': `console.log("${'c'.repeat(900)}");`,
};

export default [
  {
    says: 'If one file for each entry is what you want, output.asyncChunks: false does that without the plugin.',
    files,
    configuration: limit(undefined, {output: {asyncChunks: false}}),
    holds: written('main.js'),
    unless: {configuration: limit(undefined, {output: {asyncChunks: true}})},
  },
  {
    says: 'Without an argument, maxChunks is 1.',
    files,
    configuration: limit([]),
    holds: written('main.js'),
    unless: {configuration: limit([{maxChunks: 2}])},
  },
  {
    says: 'It counts all chunks of the build, including entries and the runtime chunk.',
    files,
    configuration: limit([{maxChunks: 3}], {optimization: {runtimeChunk: {name: 'runtime'}}}),
    holds: written('main.js', 'runtime.js', pages),
    unless: {configuration: limit([{maxChunks: 3}])},
  },
  {
    says: 'so it does not change the order of the merges.',
    files,
    configuration: limit([{maxChunks: 3, chunkOverhead: 0}]),
    async holds(seen) {
      const others = [10000, 1000000].map((chunkOverhead) =>
        seen.build({configuration: limit([{maxChunks: 3, chunkOverhead}])}),
      );
      for (const other of await Promise.all(others)) assert.deepEqual(names(other), names(seen));
      assert.equal(names(seen).length, 3);
    },
    unless: {configuration: limit([{maxChunks: 2}])},
  },
  {
    says: 'With 1, it may move a page that is loaded later into the entry.',
    files,
    configuration: limit([{maxChunks: 2, entryChunkMultiplicator: 1}]),
    holds: (seen) => assert.match(seen.assets['main.js'], /"basil"/),
    unless: {configuration: limit([{maxChunks: 2}])},
  },
  {
    says: 'With the default, the pages stay together in a chunk of their own',
    files,
    configuration: limit([{maxChunks: 2, entryChunkMultiplicator: 10}]),
    holds: written('main.js', pages),
    unless: {configuration: limit([{maxChunks: 2, entryChunkMultiplicator: 0}])},
  },
  {
    says: 'what both contain counts for a pair',
    files: common,
    configuration: limit([{maxChunks: 3}]),
    holds: (seen) => assert.ok(names(seen).some((name) => /basil_js.*sage_js/.test(name))),
    unless: {files: {...common, 'src/sage.js': 'console.log("sage");'}},
  },
  {
    says: 'webpack never merges two entries, nor an entry with the runtime chunk',
    files,
    configuration: limit([{maxChunks: 1}], {
      entry: {basil: './src/basil.js', mint: './src/mint.js'},
      optimization: {runtimeChunk: {name: 'runtime'}},
    }),
    holds: written('basil.js', 'mint.js', 'runtime.js'),
    unless: {configuration: limit([{maxChunks: 1}], {entry: {basil: './src/index.js'}})},
  },
  {
    says: 'or that webpack has merged with each other, stay separate as well.',
    files: {
      ...files,
      'src/shop.js': 'import("./basil.js");',
      'src/cart.js': 'import("./mint.js");',
    },
    configuration: limit([{maxChunks: 1}], {
      entry: {shop: './src/shop.js', cart: './src/cart.js'},
    }),
    holds: (seen) => assert.equal(names(seen).length, 3),
    unless: {configuration: limit([{maxChunks: 1}], {entry: {shop: './src/index.js'}})},
  },
];
