import assert from 'node:assert/strict';

const text = (letter, kilobytes) => JSON.stringify(letter.repeat(kilobytes * 1000));
const names = (assets) => Object.keys(assets).sort();

const packages = {
  'node_modules/tools/package.json':
    '{"name": "tools", "sideEffects": ["*.css"], "type": "module"}',
  'node_modules/tools/index.js': `export const first = (key) => ${text('a', 25)}[key]; export const second = (key) => ${text('b', 25)}[key];`,
  'node_modules/tools/index.css': `.a { content: ${text('c', 25)} }`,
};

const usesBoth =
  'import {first, second} from "tools"; console.log(first(location.href.length), second(1));';

const shared = {
  ...packages,
  'src/a.js': 'import {first} from "tools"; console.log("a", first(location.href.length));',
  'src/b.js': 'import {first} from "tools"; console.log("b", first(location.href.length));',
};
const entry = {a: './src/a.js', b: './src/b.js'};
const split = (splitChunks, options) => ({optimization: {splitChunks}, ...options});

export default [
  {
    says: 'Without configuration, webpack splits only code that import() loads',
    files: shared,
    configuration: {entry},
    holds: ({assets}) => assert.deepEqual(names(assets), ['a.js', 'b.js']),
    unless: {configuration: split({chunks: 'all'})},
  },
  {
    says: 'the cache group defaultVendors splits off such packages if they are large enough, even if only one import() loads them.',
    files: {...packages, 'src/index.js': 'import("./late.js");', 'src/late.js': usesBoth},
    holds: ({assets}) => assert.equal(names(assets).length, 3),
    unless: {configuration: split({cacheGroups: {defaultVendors: false}})},
  },
  {
    says: 'The file of runtimeChunk counts, but the parts that maxSize makes do not.',
    modes: ['production'],
    files: shared,
    configuration: {
      entry,
      optimization: {
        runtimeChunk: 'single',
        splitChunks: {chunks: 'all', maxInitialRequests: 2, enforceSizeThreshold: 0},
      },
    },
    holds: ({assets}) => assert.deepEqual(names(assets), ['a.js', 'b.js', 'runtime.js']),
    unless: {
      configuration: split({chunks: 'all', maxInitialRequests: 2, enforceSizeThreshold: 0}),
    },
  },
  {
    says: 'It has no effect with runtimeChunk: "single", because webpack then counts the exports that all entries use together.',
    modes: ['production'],
    files: {
      ...shared,
      'src/b.js': 'import {second} from "tools"; console.log("b", second(location.href.length));',
    },
    configuration: {
      entry,
      optimization: {runtimeChunk: 'single', splitChunks: {chunks: 'all', usedExports: true}},
    },
    holds: ({assets}) =>
      assert.equal(names(assets).filter((name) => !/^(?:a|b|runtime)\./.test(name)).length, 1),
    unless: {configuration: split({chunks: 'all', usedExports: true})},
  },
  {
    says: 'repeat the values that you want to keep. Without a priority, for example, default has 0 and wins over defaultVendors:',
    files: shared,
    configuration: {
      entry,
      optimization: {
        splitChunks: {chunks: 'all', cacheGroups: {default: {idHint: 'own', minChunks: 2}}},
      },
    },
    holds: ({stats}) =>
      assert.ok(
        stats
          .toJson({all: false, chunks: true})
          .chunks.some(({idHints}) => idHints?.includes('own')),
      ),
    unless: {
      configuration: split({
        chunks: 'all',
        cacheGroups: {default: {idHint: 'own', minChunks: 2, priority: -20}},
      }),
    },
  },
  {
    says: 'Your groups have 0 by default, so they come before the built-in groups, which have negative numbers.',
    files: shared,
    configuration: {
      entry,
      optimization: {
        splitChunks: {chunks: 'all', cacheGroups: {own: {test: /tools/, name: 'own'}}},
      },
    },
    holds: ({assets}) => assert.ok(assets['own.js']),
    unless: {
      configuration: split({
        chunks: 'all',
        cacheGroups: {own: {test: /tools/, name: 'own', priority: -30}},
      }),
    },
  },
  {
    says: 'webpack applies the plugin by itself in every mode, so you never add it to plugins.',
    files: shared,
    configuration: {
      entry,
      plugins: [],
      optimization: {minimize: false, splitChunks: {chunks: 'all'}},
    },
    holds: ({assets}) => assert.equal(names(assets).length, 3),
    unless: {configuration: split(false)},
  },
  {
    says: 'If a file is missing, the entry never starts, and the browser shows no error.',
    files: shared,
    configuration: {entry, optimization: {splitChunks: {chunks: 'all'}}},
    async holds({run}) {
      assert.deepEqual(await run('a.js'), {printed: [], requested: [], failure: undefined});
    },
    unless: {configuration: {optimization: {}}},
  },
];
