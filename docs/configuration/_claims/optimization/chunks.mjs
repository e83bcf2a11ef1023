import assert from 'node:assert/strict';

const twoEntries = {
  'src/a.js': 'import {state} from "./state.js"; console.log("a", state);',
  'src/b.js': 'import {state} from "./state.js"; console.log("b", state);',
  'src/state.js': 'console.log("state runs"); export const state = {};',
};

const entries = {a: './src/a.js', b: './src/b.js'};

export default [
  {
    says: 'entries that get the same name share a runtime.',
    files: twoEntries,
    configuration: {entry: entries, optimization: {runtimeChunk: {name: 'start'}}},
    holds: ({assets}) => assert.deepEqual(Object.keys(assets).sort(), ['a.js', 'b.js', 'start.js']),
    unless: {configuration: {optimization: {runtimeChunk: {name: ({name}) => `start-${name}`}}}},
  },
  {
    says: 'The option does not affect an entry that sets runtime or dependOn.',
    files: twoEntries,
    configuration: {
      entry: {a: {import: './src/a.js', runtime: 'own'}, b: {import: './src/b.js', dependOn: 'a'}},
      optimization: {runtimeChunk: 'single'},
    },
    holds: ({assets}) => assert.deepEqual(Object.keys(assets).sort(), ['a.js', 'b.js', 'own.js']),
    unless: {configuration: {entry: entries}},
  },
  {
    says: 'in a separate file it no longer changes the hash of your entry.',
    modes: ['production'],
    files: {
      'src/index.js': 'import("./later.js").then(console.log);',
      'src/later.js': 'export const price = 1;',
    },
    configuration: {
      output: {filename: '[name].[contenthash].js'},
      optimization: {runtimeChunk: 'single'},
    },
    async holds({assets, build}) {
      const after = await build({files: {'src/later.js': 'export const price = 2;'}});
      const main = (names) => Object.keys(names).find((name) => name.startsWith('main'));
      assert.equal(main(after.assets), main(assets));
    },
    unless: {configuration: {optimization: {runtimeChunk: false}}},
  },
  {
    says: 'webpack still writes no file for an empty chunk, but the bundle keeps the code that loads it',
    files: {
      'src/index.js':
        'import "./all.js"; import(/* webpackChunkName: "empty" */ "./late.js").then(console.log);',
      'src/late.js': 'import "./all.js"; export const late = 1;',
      'src/all.js': 'console.log("all");',
    },
    configuration: {
      devtool: false,
      optimization: {
        minimize: false,
        chunkIds: 'named',
        removeEmptyChunks: false,
        splitChunks: {cacheGroups: {all: {test: /src/, name: 'all', chunks: 'all', enforce: true}}},
      },
    },
    holds({assets}) {
      assert.deepEqual(Object.keys(assets).sort(), ['all.js', 'main.js']);
      assert.match(assets['all.js'], /\.e\("empty"\)/);
    },
    unless: {
      configuration: {
        optimization: {
          minimize: false,
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {all: {test: /src/, name: 'all', chunks: 'all', enforce: true}},
          },
        },
      },
    },
  },
  {
    says: 'By default, webpack splits only code behind import()',
    files: {
      ...twoEntries,
      'src/state.js': `export const state = "${'s'.repeat(40_000)}"; export default () => state;`,
    },
    configuration: {entry: entries},
    holds: ({assets}) => assert.deepEqual(Object.keys(assets).sort(), ['a.js', 'b.js']),
    unless: {configuration: {optimization: {splitChunks: {chunks: 'all'}}}},
  },
  {
    says: 'webpack never cuts a single module',
    files: {
      'src/index.js': 'import {long} from "./long.js"; console.log(long[location.href.length]);',
      'src/long.js': `export const long = "${'s'.repeat(40_000)}";`,
    },
    configuration: {optimization: {splitChunks: {chunks: 'all', maxSize: 10_000, minSize: 0}}},
    holds: ({assets}) =>
      assert.ok(
        Object.values(assets).some((text) => text.length > 40_000),
        'the module was cut',
      ),
    unless: {files: {'src/long.js': 'export const long = "short";'}},
  },
  {
    says: 'vendors: false does nothing, because webpack 5 calls the group defaultVendors',
    files: {
      'src/index.js': 'import("pack");',
      'node_modules/pack/index.js': `module.exports = "${'p'.repeat(40_000)}";`,
    },
    configuration: {
      optimization: {
        chunkIds: 'named',
        splitChunks: {chunks: 'all', cacheGroups: {vendors: false}},
      },
    },
    holds: ({assets}) => assert.ok(Object.keys(assets).some((name) => name.startsWith('vendors-'))),
    unless: {
      configuration: {
        optimization: {
          chunkIds: 'named',
          splitChunks: {chunks: 'all', cacheGroups: {defaultVendors: false}},
        },
      },
    },
  },
];
