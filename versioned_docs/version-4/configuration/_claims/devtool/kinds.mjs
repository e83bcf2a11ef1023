import assert from 'node:assert/strict';

const shop = {
  'src/index.js': 'import {price} from "./price.js"; console.log(price, document.title);',
  'src/price.js': 'export const price = () => document.body.textContent.length + 1;',
};
/** A loader that puts a line before the code, with a map that leads back. */
const loader = `module.exports = function (source) {
  this.callback(null, "document.title;\\n" + source, {
    version: 3, sources: [this.resourcePath], sourcesContent: [source], names: [], mappings: ";AAAA",
  });
};`;
const withLoader = {
  ...shop,
  'loader.js': loader,
  'src/index.js': 'import {price} from "./price.ts"; console.log(price());',
  'src/price.ts': 'export const price = () => 9;',
};
const useLoader = {module: {rules: [{test: /\.ts$/, type: 'javascript/auto', use: './loader.js'}]}};

const mapOf = ({assets}) => JSON.parse(assets['main.js.map']);
const sourceOf = (map, name) =>
  map.sourcesContent[map.sources.findIndex((one) => one.includes(name))];
const hasColumns = ({mappings}) => mappings.split(';').some((line) => line.includes(','));

export default [
  {
    says: 'Production, source maps for your error service only',
    modes: ['production'],
    files: shop,
    configuration: {devtool: 'hidden-source-map'},
    holds({assets}) {
      assert.ok(assets['main.js.map']);
      assert.doesNotMatch(assets['main.js'], /sourceMappingURL/);
    },
    unless: {configuration: {devtool: 'source-map'}},
  },
  {
    says: 'the default there, "eval", shows each module after loaders and webpack changed it.',
    modes: ['development'],
    files: shop,
    holds({assets}) {
      assert.match(assets['main.js'], /eval\(.*_price_js__WEBPACK_IMPORTED_MODULE_0__/);
      assert.doesNotMatch(assets['main.js'], /sourceMappingURL/);
    },
    unless: {configuration: {devtool: 'eval-source-map'}},
  },
  {
    says: 'Set it in development as soon as you use TypeScript, JSX or another compiled language',
    modes: ['development'],
    files: withLoader,
    configuration: {...useLoader, devtool: 'source-map'},
    holds: (seen) =>
      assert.doesNotMatch(
        String(seen.assets['main.js.map'] && sourceOf(mapOf(seen), 'price.ts')),
        /title|undefined/,
      ),
    unless: {configuration: {devtool: undefined}},
  },
  {
    says: 'Leaves your code out of the map and keeps names, lines and columns.',
    files: shop,
    configuration: {devtool: 'nosources-source-map'},
    holds(seen) {
      const map = mapOf(seen);
      assert.equal(map.sourcesContent, undefined);
      assert.ok(map.sources.some((name) => name.endsWith('price.js')) && hasColumns(map));
    },
    unless: {configuration: {devtool: 'source-map'}},
  },
  {
    says: 'Maps lines only, to the code after loaders.',
    modes: ['development'],
    files: withLoader,
    configuration: {...useLoader, devtool: 'cheap-source-map'},
    holds(seen) {
      const map = mapOf(seen);
      assert.match(sourceOf(map, 'price.ts'), /^document\.title/);
      assert.equal(hasColumns(map), false);
    },
    unless: {configuration: {devtool: 'cheap-module-source-map'}},
  },
  {
    says: 'Maps lines only, but follows the source maps of loaders to your source.',
    modes: ['development'],
    files: withLoader,
    configuration: {...useLoader, devtool: 'cheap-module-source-map'},
    holds(seen) {
      const map = mapOf(seen);
      assert.equal(sourceOf(map, 'price.ts'), withLoader['src/price.ts']);
      assert.equal(hasColumns(map), false);
    },
    unless: {configuration: {devtool: 'source-map'}},
  },
  {
    says: 'Breakpoints at the wrong place in production',
    modes: ['production'],
    files: shop,
    configuration: {devtool: 'cheap-source-map'},
    holds: (seen) => assert.equal(hasColumns(mapOf(seen)), false),
    unless: {configuration: {devtool: 'source-map'}},
  },
];
