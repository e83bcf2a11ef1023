import assert from 'node:assert/strict';

const shop = {
  'src/shop.js':
    'import "./shop.css"; import {add} from "./cart.js"; add(); import("./reviews.js");',
  'src/shop.css': '#buy { background: url("./cart.svg") }',
  'src/cart.svg': '<svg/>',
  'src/cart.js': 'import {price} from "./price.js"; export const add = () => price();',
  'src/price.js': 'export const price = () => location.href.length;',
  'src/reviews.js':
    'import {price} from "./price.js"; import stars from "./stars.json"; console.log(price(), stars);',
  'src/stars.json': '[5]',
};
const configuration = {devtool: false, entry: {shop: './src/shop.js'}};

/** Names of the source files in each chunk; those that load first come last. */
const chunksOf = ({compilation}) =>
  [...compilation.chunks]
    .sort((one, other) => Number(one.canBeInitial()) - Number(other.canBeInitial()))
    .map((chunk) => {
      const modules = [...compilation.chunkGraph.getChunkModules(chunk)];
      const resources = modules.flatMap((module) =>
        [...(module.modules ?? [module])].map(({resource = ''}) => resource),
      );
      const names = resources.map((resource) => resource.split('/').pop()).filter(Boolean);
      return [...new Set(names)].sort();
    });

export default [
  {
    says: 'The chunk with the reviews does not contain a second copy, because the page has already loaded shop when it requests the reviews.',
    files: shop,
    configuration,
    holds: ({stats}) =>
      assert.deepEqual(chunksOf(stats), [
        ['reviews.js', 'stars.json'],
        ['cart.js', 'cart.svg', 'price.js', 'shop.css', 'shop.js'],
      ]),
    unless: {files: {'src/cart.js': 'export const add = () => {};'}},
  },
  {
    says: 'Add a second entry that also imports price.js, and by default both bundles contain it.',
    files: {
      ...shop,
      'src/price.js': 'export const price = () => "the price";',
      'src/other.js': 'import {price} from "./price.js"; console.log(price());',
    },
    configuration: {devtool: false, entry: {shop: './src/shop.js', other: './src/other.js'}},
    holds({assets}) {
      assert.match(assets['shop.js'], /the price/);
      assert.match(assets['other.js'], /the price/);
    },
    unless: {
      configuration: {
        optimization: {splitChunks: {chunks: 'all', minSize: 0}},
      },
    },
  },
  {
    says: 'development mode does so only where package.json declares that',
    modes: ['development'],
    files: {
      'package.json': '{"sideEffects": false}',
      'src/shop.js': 'import {used} from "./all.js"; console.log(used);',
      'src/all.js': 'export {used} from "./used.js"; export {other} from "./other.js";',
      'src/used.js': 'export const used = 1;',
      'src/other.js': 'export const other = "not used";',
    },
    configuration,
    holds: ({assets}) => assert.doesNotMatch(assets['shop.js'], /not used/),
    unless: {files: {'package.json': '{}'}},
  },
  {
    says: 'A file in src that nothing refers to is never read',
    files: {...shop, 'src/unused.js': 'this is no JavaScript'},
    configuration,
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {files: {'src/cart.js': 'import "./unused.js"; export const add = () => {};'}},
  },
];
