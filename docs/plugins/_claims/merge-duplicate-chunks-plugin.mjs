import assert from 'node:assert/strict';

const named = (name, rest = '') => `import(/* webpackChunkName: "${name}" */ "./herbs.js")${rest};`;
const files = {
  'src/index.js': named('search') + named('menu'),
  'src/herbs.js': 'export const list = ["basil"]; export const count = 1;',
};
const two = {
  ...files,
  'src/shop.js': named('menu', '.then(({list}) => console.log(list))'),
  'src/cart.js': named('search', '.then(({count}) => console.log(count))'),
};
const entries = {entry: {shop: './src/shop.js', cart: './src/cart.js'}};
const names = ({assets}) => Object.keys(assets).sort();
const off = {optimization: {mergeDuplicateChunks: false}};

export default [
  {
    says: 'webpack applies the plugin by default in every mode',
    files,
    configuration: {},
    holds: (seen) => assert.equal(names(seen).length, 2),
    unless: {configuration: off},
  },
  {
    says: 'which has the shorter name.',
    files,
    configuration: {},
    holds: (seen) => assert.deepEqual(names(seen), ['main.js', 'menu.js']),
    unless: {configuration: off},
  },
  {
    says: 'import() works with either name.',
    files: {
      ...files,
      'src/index.js':
        named('search', '.then(({list}) => console.log(list.length))') +
        named('menu', '.then(({count}) => console.log(count))'),
    },
    configuration: {},
    async holds(seen) {
      assert.equal(names(seen).length, 2);
      assert.deepEqual((await seen.run(['main.js'])).printed, ['1', '1']);
    },
    unless: {configuration: off},
  },
  {
    says: 'Entries are not merged, even if they consist of the same modules.',
    files,
    configuration: {entry: {shop: './src/herbs.js', cart: './src/herbs.js'}},
    holds: (seen) => assert.deepEqual(names(seen), ['cart.js', 'shop.js']),
    unless: {configuration: {entry: {shop: './src/index.js'}}},
  },
  {
    says: 'In production mode, chunks of two entries stay separate if the entries use different exports',
    modes: ['production'],
    files: two,
    configuration: entries,
    holds: (seen) => assert.equal(names(seen).length, 4),
    unless: {
      files: {...two, 'src/cart.js': named('search', '.then(({list}) => console.log(list))')},
    },
  },
];
