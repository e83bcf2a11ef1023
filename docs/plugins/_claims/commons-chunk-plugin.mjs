import assert from 'node:assert/strict';

const shared = (size) => ({
  'src/index.js': 'import("./shop.js"); import("./cart.js");',
  'src/shop.js': 'import "./format.js"; console.log("shop");',
  'src/cart.js': 'import "./format.js"; console.log("cart");',
  'src/format.js': `console.log("${'f'.repeat(size)}");`,
});
const named = {optimization: {chunkIds: 'named', minimize: false}};
const hasFormat = ({assets}) => Object.keys(assets).filter((name) => /fffff/.test(assets[name]));
const entries = {
  'src/shop.js': 'import "./format.js";',
  'src/cart.js': 'import "./format.js";',
  'src/format.js': 'console.log("format");',
};
const group = (minSize, more) => ({
  entry: {shop: './src/shop.js', cart: './src/cart.js'},
  optimization: {
    splitChunks: {
      cacheGroups: {commons: {name: 'commons', chunks: 'initial', minChunks: 2, minSize, ...more}},
    },
  },
});
/** Shared modules of `import()` move into the chunk of this name. */
const parent = (name) => ({
  optimization: {
    ...named.optimization,
    splitChunks: {cacheGroups: {parent: {name, chunks: 'async', minChunks: 2, minSize: 0}}},
  },
});

export default [
  {
    says: 'webpack shares the modules of import() by default.',
    files: shared(60000),
    configuration: named,
    holds: (seen) => assert.equal(hasFormat(seen).length, 1),
    unless: {configuration: {optimization: {...named.optimization, splitChunks: false}}},
  },
  {
    says: 'Without minSize: 0, webpack would not create a file for so small a module.',
    files: entries,
    configuration: group(undefined),
    holds: ({assets}) => assert.equal(assets['commons.js'], undefined),
    unless: {configuration: group(0)},
  },
  {
    says: 'enforce writes the file even if it is smaller than minSize:',
    files: entries,
    configuration: group(undefined, {enforce: true}),
    holds: ({assets}) => assert.ok(assets['commons.js']),
    unless: {configuration: group(undefined)},
  },
  {
    says: 'webpack creates chunks for them by default if they are large enough.',
    files: shared(60000),
    configuration: named,
    holds: (seen) => assert.equal(hasFormat(seen).length, 1),
    unless: {files: shared(60)},
  },
  {
    says: 'and webpack leaves them out of the other chunks.',
    files: {
      ...shared(60),
      'src/index.js': 'import "./format.js"; import("./shop.js"); import("./cart.js");',
    },
    configuration: named,
    holds: (seen) => assert.deepEqual(hasFormat(seen), ['main.js']),
    unless: {files: shared(60)},
  },
  {
    says: 'so that the hash of the entry stays the same',
    files: {'src/index.js': 'import("./shop.js");', 'src/shop.js': 'console.log(1);'},
    configuration: {
      output: {filename: '[name].[contenthash].js', chunkFilename: '[name].[contenthash].js'},
      optimization: {runtimeChunk: 'single'},
    },
    async holds(seen) {
      const main = ({assets}) => Object.keys(assets).find((name) => name.startsWith('main'));
      const other = await seen.build({files: {'src/shop.js': 'console.log(2);'}});
      assert.equal(main(other), main(seen));
    },
    unless: {
      configuration: {
        output: {filename: '[name].[contenthash].js', chunkFilename: '[name].[contenthash].js'},
        optimization: {runtimeChunk: false},
      },
    },
  },
  {
    says: 'If the file with the runtime is missing, the others run nothing and print no message.',
    files: {'src/index.js': 'console.log("ran");'},
    configuration: {devtool: false, optimization: {runtimeChunk: 'single'}},
    async holds({run}) {
      const {printed, failure} = await run(['main.js']);
      assert.deepEqual(printed, []);
      assert.equal(failure, undefined);
      assert.deepEqual((await run(['main.js', 'runtime.js'])).printed, ['ran']);
    },
    unless: {configuration: {optimization: {runtimeChunk: false}}},
  },
  {
    says: 'A cache group with the name of the chunk that contains the import() calls moves their shared modules into that chunk:',
    files: shared(60),
    configuration: parent('main'),
    holds: (seen) => assert.deepEqual(hasFormat(seen), ['main.js']),
    unless: {configuration: parent('shop')},
  },
  {
    says: 'the build reports Cache group "parent" conflicts with existing chunk. as an error.',
    files: {...shared(60), 'src/other.js': 'import("./shop.js");'},
    configuration: {...parent('main'), entry: {main: './src/index.js', other: './src/other.js'}},
    holds: ({errors}) =>
      assert.match(errors.join(), /Cache group "parent" conflicts with existing chunk\./),
    unless: {configuration: {entry: './src/index.js'}},
  },
];
