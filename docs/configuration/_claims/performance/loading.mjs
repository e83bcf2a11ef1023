import assert from 'node:assert/strict';

const checked = (name, more) => ({performance: {hints: 'warning', [name]: true}, ...more});
const told = ({warnings}) => warnings.join();
const late = (count) => ({
  'src/index.js': Array.from({length: count}, (_, index) => `import('./late-${index}.js');`).join(
    '',
  ),
  ...Object.fromEntries(
    Array.from({length: count}, (_, index) => [`src/late-${index}.js`, `console.log(${index});`]),
  ),
});

const twice = {
  'src/index.js':
    'import {Shape} from "shape"; import {make} from "tool"; console.log(make() instanceof Shape);',
  'node_modules/shape/package.json': '{"name": "shape", "version": "2.0.0"}',
  'node_modules/shape/index.js': 'exports.Shape = class Shape {};',
  'node_modules/tool/package.json': '{"name": "tool", "version": "1.0.0"}',
  'node_modules/tool/index.js':
    'const {Shape} = require("shape"); exports.make = () => new Shape();',
  'node_modules/tool/node_modules/shape/package.json': '{"name": "shape", "version": "1.0.0"}',
  'node_modules/tool/node_modules/shape/index.js': 'exports.Shape = class Shape {};',
};
const shares = {
  'src/a.js': 'import {text} from "./shared.js"; console.log("a", text);',
  'src/b.js': 'import {text} from "./shared.js"; console.log("b", text);',
  'src/shared.js': `export const text = '${'s'.repeat(25_000)}';`,
};
const capped = (maxInitialRequests) =>
  checked('splitChunksCapped', {
    entry: {a: './src/a.js', b: './src/b.js'},
    optimization: {
      splitChunks: {
        maxInitialRequests,
        enforceSizeThreshold: 0,
        cacheGroups: {own: {test: /shared/, name: 'own', chunks: 'all'}},
      },
    },
  });
const chain = {
  'src/index.js': 'import("./one.js");',
  'src/one.js': 'console.log("one"); import("./two.js");',
  'src/two.js': 'console.log("two"); import("./three.js");',
  'src/three.js': 'console.log("three");',
};
const hinted = (...comments) => ({
  'src/index.js': `import(/* ${comments.map((comment) => `${comment}: true`).join()} */ './a.js');`,
  'src/a.js': 'console.log("a");',
});
const picture = (type) =>
  checked('inlinedAssets', {devtool: false, module: {rules: [{test: /\.png$/, type}]}});

export default [
  {
    says: 'Besides adding size, each copy has its own state, so instanceof and shared settings fail.',
    files: twice,
    configuration: checked('duplicatePackages'),
    async holds(seen) {
      assert.match(told(seen), /Multiple versions of the package "shape"/);
      assert.deepEqual((await seen.run()).printed, ['false']);
    },
    unless: {
      files: {
        'node_modules/tool/node_modules/shape/index.js':
          'module.exports = require("../../../shape");',
      },
    },
  },
  {
    says: 'Use it if a cache group seems to have no effect.',
    files: shares,
    configuration: capped(1),
    holds(seen) {
      assert.equal(seen.assets['own.js'], undefined);
      assert.match(told(seen), /cacheGroup 'own' out of a \(1 modules, maxInitialRequests is 1\)/);
    },
    unless: {configuration: capped(2)},
  },
  {
    says: 'Finds chunks for import() that are smaller than splitChunks.minSize, if there are ten or more.',
    files: late(10),
    configuration: checked('tinyChunks'),
    async holds(seen) {
      assert.match(told(seen), /tiny chunks: 10 chunks/);
      const files = {'src/index.js': late(9)['src/index.js']};
      assert.deepEqual((await seen.build({files})).warnings, []);
    },
    unless: {configuration: checked('tinyChunks', {optimization: {splitChunks: {minSize: 1}}})},
  },
  {
    says: 'Finds chains of three or more import() in which the browser can request each one only after it has run the previous one.',
    files: chain,
    configuration: checked('asyncChunkWaterfalls'),
    async holds(seen) {
      assert.match(told(seen), /async chunk waterfall: 1 chain loads 3 levels deep/);
      assert.deepEqual((await seen.run()).printed, ['one', 'two', 'three']);
    },
    unless: {files: {'src/two.js': 'console.log("two");'}},
  },
  {
    says: 'keep one of webpackPreload and webpackPrefetch',
    files: hinted('webpackPreload', 'webpackPrefetch'),
    configuration: checked('conflictingResourceHints'),
    async holds(seen) {
      assert.match(told(seen), /conflicting resource hints/);
      for (const comment of ['webpackPreload', 'webpackPrefetch'])
        assert.deepEqual((await seen.build({files: hinted(comment)})).warnings, []);
    },
    unless: {files: hinted('webpackPreload')},
  },
  {
    says: 'As a data URL they are a third larger, and browsers download them again whenever the file around them changes',
    files: {
      'src/index.js': 'console.log(new URL("./pic.png", import.meta.url).href);',
      'src/pic.png': 'p'.repeat(30_000),
    },
    configuration: picture('asset/inline'),
    async holds(seen) {
      assert.match(told(seen), /inlined assets/);
      const apart = await seen.build({configuration: picture('asset/resource')});
      const added = seen.assets['main.js'].length - apart.assets['main.js'].length;
      assert.ok(added > 38_000 && added < 41_000, `${added} bytes`);
    },
    unless: {configuration: picture('asset/resource')},
  },
];
