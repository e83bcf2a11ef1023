import assert from 'node:assert/strict';

const text = (letter, kilobytes) => JSON.stringify(letter.repeat(kilobytes * 1000));
const names = (assets) => Object.keys(assets).sort();

const packages = {
  'node_modules/tools/package.json':
    '{"name": "tools", "sideEffects": ["*.css"], "type": "module"}',
  'node_modules/tools/index.js': `export const first = (key) => ${text('a', 25)}[key]; export const second = (key) => ${text('b', 25)}[key];`,
  'node_modules/tools/index.css': `.a { content: ${text('c', 25)} }`,
};

const usesFirst = 'import {first} from "tools"; console.log(first(location.href.length));';
const shared = {
  ...packages,
  'src/a.js': 'import {first} from "tools"; console.log("a", first(location.href.length));',
  'src/b.js': 'import {first} from "tools"; console.log("b", first(location.href.length));',
};
const entry = {a: './src/a.js', b: './src/b.js'};
const split = (splitChunks, options) => ({optimization: {splitChunks}, ...options});

const typesApart = (maxInitialRequests) => ({
  devtool: false,
  experiments: {css: true},
  optimization: {
    splitChunks: {
      chunks: 'all',
      minSize: 0,
      enforceSizeThreshold: 0,
      maxInitialRequests,
      cacheGroups: {
        default: false,
        defaultVendors: false,
        styles: {type: /css/, name: 'styles', priority: 2},
        tools: {test: /node_modules/, type: /javascript/, name: 'tools', priority: 1},
      },
    },
  },
});

export default [
  {
    says: 'including its own and those that contain only CSS',
    files: {...packages, 'src/index.js': `import "tools/index.css"; ${usesFirst}`},
    configuration: typesApart(2),
    holds: ({assets}) => assert.deepEqual(names(assets), ['main.js', 'styles.css']),
    unless: {configuration: typesApart(3)},
  },
  {
    says: 'the script that starts the worker must load the file of the runtime before the entry',
    files: {'src/index.js': 'console.log("worker starts");'},
    configuration: {target: 'webworker', optimization: {runtimeChunk: 'single'}},
    async holds({run}) {
      const importScripts = () => assert.fail('the entry loads the runtime');
      assert.deepEqual((await run('main.js', {importScripts})).printed, []);
      assert.deepEqual((await run(['runtime.js', 'main.js'], {importScripts})).printed, [
        'worker starts',
      ]);
    },
    unless: {configuration: {optimization: {runtimeChunk: false}}},
  },
  {
    says: 'In development mode, minSize is 10,000, enforceSizeThreshold is 30,000, minRemainingSize is 0, usedExports and hidePathInfo are off, and the number of requests has no limit.',
    modes: ['development'],
    holds({stats}) {
      const {splitChunks} = stats.compilation.options.optimization;
      const {minSize, enforceSizeThreshold, minRemainingSize} = splitChunks;
      assert.deepEqual([minSize, enforceSizeThreshold, minRemainingSize], [10000, 30000, 0]);
      assert.deepEqual([splitChunks.usedExports, splitChunks.hidePathInfo], [false, false]);
      assert.deepEqual(
        [splitChunks.maxInitialRequests, splitChunks.maxAsyncRequests],
        [Infinity, Infinity],
      );
    },
    unless: {configuration: {mode: 'production'}},
  },
  {
    says: 'If an entry already has the name and is not a parent of the modules, the build fails with conflicts with existing chunk.',
    files: shared,
    configuration: {entry, optimization: {splitChunks: {chunks: 'all', name: 'a', minSize: 0}}},
    holds: ({errors}) => assert.match(errors.join(), /conflicts with existing chunk/),
    unless: {configuration: split({chunks: 'all', name: 'c', minSize: 0})},
  },
  {
    says: 'a chunk without a name never matches',
    files: {
      ...packages,
      'src/index.js': 'import("./a.js"); import("./b.js");',
      'src/a.js': usesFirst,
      'src/b.js': usesFirst,
    },
    configuration: split({
      chunks: /./,
      cacheGroups: {own: {test: /tools/, name: 'own', minSize: 0}},
    }),
    holds: ({assets}) => assert.equal(assets['own.js'], undefined),
    unless: {
      configuration: split({
        chunks: 'async',
        cacheGroups: {own: {test: /tools/, name: 'own', minSize: 0}},
      }),
    },
  },
  {
    says: 'A value that is not a whole number stops the build:',
    configuration: split({dedupDepth: 1.5}),
    holds: ({thrown, errors}) => assert.match(String(thrown ?? errors[0]), /must be an integer/),
    unless: {configuration: split({dedupDepth: 2})},
  },
];
