import assert from 'node:assert/strict';

const large = `export const text = ${JSON.stringify('x'.repeat(40_000))};`;
const packages = {
  'src/home.js': 'import {text} from "large"; console.log("home", text.length);',
  'src/shop.js': 'import {text} from "large"; console.log("shop", text.length);',
  'node_modules/large/index.js': large,
};
const entry = {home: './src/home.js', shop: './src/shop.js'};
const optimization = (options, more) => ({configuration: {...more, optimization: options}});
const names = (assets) => Object.keys(assets).sort();
const late = {
  'src/index.js': 'import("./late.js");',
  'src/late.js': 'console.log("late");',
};
const unused = {
  'src/index.js': 'import "pure";',
  'node_modules/pure/package.json': '{"name": "pure", "main": "index.js"}',
  'node_modules/pure/index.js': 'export const a = 1; console.log("loaded");',
};

export default [
  {
    says: 'A package that both entries import is then in vendors~home~shop.js',
    modes: ['production'],
    files: packages,
    ...optimization({splitChunks: {chunks: 'all'}}, {entry}),
    holds: ({assets}) =>
      assert.deepEqual(names(assets), ['home.js', 'shop.js', 'vendors~home~shop.js']),
    unless: optimization({}, {entry}),
  },
  {
    says: 'because the default, chunks: "async", ignores static imports.',
    modes: ['production'],
    files: packages,
    ...optimization({}, {entry}),
    holds: ({assets}) => assert.deepEqual(names(assets), ['home.js', 'shop.js']),
    unless: optimization({splitChunks: {chunks: 'initial'}}, {entry}),
  },
  {
    says: 'because the new file would be smaller than minSize',
    modes: ['production'],
    files: {...packages, 'node_modules/large/index.js': 'export const text = "short";'},
    ...optimization({splitChunks: {chunks: 'all'}}, {entry}),
    holds: ({assets}) => assert.deepEqual(names(assets), ['home.js', 'shop.js']),
    unless: optimization({splitChunks: {chunks: 'all', minSize: 0}}, {entry}),
  },
  {
    says: 'because import() still makes chunks.',
    modes: ['production'],
    files: late,
    ...optimization({splitChunks: false}),
    holds: ({assets}) => assert.deepEqual(names(assets), ['1.js', 'main.js']),
    unless: {files: {'src/index.js': 'console.log(1);'}},
  },
  {
    says: 'in one file for each entry, such as runtime~home.js',
    files: packages,
    ...optimization({runtimeChunk: true}, {entry}),
    holds: ({assets}) => assert.ok(assets['runtime~home.js']),
    unless: optimization({runtimeChunk: 'single'}, {entry}),
  },
  {
    says: 'Entries that get the same name share a runtime.',
    files: packages,
    ...optimization({runtimeChunk: {name: () => 'start'}}, {entry}),
    holds: ({assets}) => assert.deepEqual(names(assets), ['home.js', 'shop.js', 'start.js']),
    unless: optimization({runtimeChunk: {name: ({name}) => name + '-start'}}, {entry}),
  },
  {
    says: 'which keeps the default in version 5, is not known here:',
    modes: ['production'],
    ...optimization({minimizer: ['...']}),
    holds: ({thrown}) => assert.match(thrown, /minimizer\[0\] should be one of these/),
    unless: optimization({minimizer: []}),
  },
  {
    says: 'That Terser fails at a?.b, private fields and other new syntax',
    modes: ['production'],
    files: {
      'src/index.js': 'require("./new.js");',
      'src/new.js': 'module.exports = window.a?.b;',
    },
    configuration: {module: {noParse: /new\.js/}},
    holds: ({errors}) => assert.match(errors.join(), /Terser/),
    unless: {configuration: {module: {noParse: /new\.js/}, optimization: {minimize: false}}},
  },
  {
    says: 'you see /* unused harmony export label */ at such a name.',
    modes: ['production'],
    files: {
      'src/index.js': 'import {area} from "./shapes.js"; console.log(area);',
      'src/shapes.js': 'export const area = 1; export const label = "a";',
    },
    ...optimization({minimize: false, concatenateModules: false}),
    holds: ({assets}) => assert.match(assets['main.js'], /unused harmony export label/),
    unless: optimization({minimize: false, concatenateModules: false, usedExports: false}),
  },
  {
    says: 'webpack 4 does not look at the code for this, so without the field, it keeps every imported module.',
    modes: ['production'],
    files: unused,
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['loaded']),
    unless: {
      files: {
        ...unused,
        'node_modules/pure/package.json':
          '{"name": "pure", "main": "index.js", "sideEffects": false}',
      },
    },
  },
  {
    says: 'CommonJS modules are never joined.',
    modes: ['production'],
    files: {
      'src/index.js': 'import {a} from "./a.js"; console.log(a);',
      'src/a.js': '"use strict"; exports.a = 1;',
    },
    holds: ({stats}) => assert.equal(stats.compilation.modules.length > 1, true),
    unless: {
      files: {
        'src/index.js': 'import {a} from "./a.js"; console.log(a);',
        'src/a.js': 'export const a = 1;',
      },
    },
  },
  {
    says: 'In production mode of version 4, ids are numbers by order.',
    modes: ['production'],
    files: {'src/index.js': 'require("./a.js");', 'src/a.js': 'console.log(1);'},
    holds: ({stats}) =>
      assert.ok(stats.compilation.modules.every(({id}) => typeof id === 'number')),
    unless: optimization({moduleIds: 'hashed'}),
  },
  {
    says: 'with mode: "none", it is "none"',
    modes: ['none'],
    files: {'src/index.js': 'console.log(process.env.NODE_ENV);'},
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['none']),
    unless: optimization({nodeEnv: 'staging'}),
  },
  {
    says: 'Writes no files if the build has errors. It is on in production mode',
    modes: ['production'],
    files: {'src/index.js': 'require("./nowhere.js");'},
    holds: ({assets}) => assert.deepEqual(assets, {}),
    unless: optimization({noEmitOnErrors: false}),
  },
  {
    says: 'the name of a chunk, or a number if it has none: the default of development mode',
    modes: ['development'],
    files: {
      'src/index.js': 'import("./a.js"); import(/* webpackChunkName: "b" */ "./b.js");',
      'src/a.js': 'console.log("a");',
      'src/b.js': 'console.log("b");',
    },
    holds: ({assets}) => assert.deepEqual(names(assets), ['0.js', 'b.js', 'main.js']),
    unless: {files: {'src/index.js': 'import("./a.js");'}},
  },
];
