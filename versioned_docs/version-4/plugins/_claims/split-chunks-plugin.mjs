import assert from 'node:assert/strict';

const text = (name, size) => `export const ${name} = ${JSON.stringify(name.repeat(size))};`;
const use = 'import {x} from "./x.js"; import {y} from "pots"; console.log(x.length, y.length);';
const files = {
  'src/a.js': use,
  'src/b.js': use,
  'src/x.js': text('x', 40_000),
  'node_modules/pots/index.js': text('y', 40_000),
};
const entry = {a: './src/a.js', b: './src/b.js'};
const splits = (splitChunks, optimization) => ({
  configuration: {entry, devtool: false, optimization: {splitChunks, ...optimization}},
});
const names = ({assets}) => Object.keys(assets).sort();
const are = (list) => (seen) => assert.deepEqual(names(seen), list);
const group = (options) => ({
  chunks: 'all',
  cacheGroups: {x: {test: /x\.js$/, name: 'x', chunks: 'all', minSize: 0, ...options}},
});

export default [
  {
    says: 'Without configuration, webpack splits only code that import() loads',
    files,
    ...splits({}),
    holds: are(['a.js', 'b.js']),
    unless: splits({chunks: 'all'}),
  },
  {
    says: 'without that, webpack would not make files of less than 30 kB.',
    modes: ['production'],
    files: {...files, 'src/x.js': text('x', 29_900), 'node_modules/pots/index.js': text('y', 10)},
    ...splits({chunks: 'all'}),
    holds: are(['a.js', 'b.js']),
    unless: {files: {'src/x.js': text('x', 30_000)}},
  },
  {
    says: 'the option renames each chunk that has a name, even one that webpack does not cut',
    files: {'src/a.js': 'import(/* webpackChunkName: "x" */ "./x.js");', 'src/x.js': text('x', 9)},
    configuration: {
      entry: {a: './src/a.js'},
      devtool: false,
      optimization: {splitChunks: {maxSize: 1e6}},
    },
    holds: ({assets}) => {
      assert.equal(names({assets}).length, 2);
      assert.match(names({assets}).join(' '), /^a~\S+\.js x~\S+\.js$/);
    },
    unless: {
      configuration: {
        entry: {a: './src/a.js'},
        devtool: false,
        optimization: {splitChunks: {cacheGroups: {x: {test: /x\.js$/, maxSize: 1e6}}}},
      },
    },
  },
  {
    says: 'such as vendors~home~shop.js if all chunks that share it have names',
    files,
    ...splits({chunks: 'all'}),
    holds: are(['a.js', 'a~b.js', 'b.js', 'vendors~a~b.js']),
    unless: splits({chunks: 'all', name: false}),
  },
  {
    says: 'The number of requests is at its limit, which is 3 for entries.',
    modes: ['production'],
    files: {
      ...files,
      'src/a.js': `import {z} from "./z.js"; console.log(z.length); ${use}`,
      'src/b.js': `import {z} from "./z.js"; console.log(z.length); ${use}`,
      'src/z.js': text('z', 40_000),
    },
    ...splits({chunks: 'all', cacheGroups: {x: {test: /src.x/}, z: {test: /src.z/}}}),
    holds: ({assets}) => assert.equal(Object.keys(assets).length, 4),
    unless: splits({
      chunks: 'all',
      maxInitialRequests: 4,
      cacheGroups: {x: {test: /src.x/}, z: {test: /src.z/}},
    }),
  },
  {
    says: 'webpack copies shared modules into each chunk that needs them.',
    modes: ['production'],
    files,
    ...splits(false),
    holds({assets}) {
      for (const name of ['a.js', 'b.js']) assert.ok(assets[name].includes('x'.repeat(40_000)));
    },
    unless: splits({chunks: 'all'}),
  },
  {
    says: 'It cuts between modules and never within one.',
    files,
    ...splits({chunks: 'all', minSize: 0, maxSize: 100}),
    holds({assets}) {
      assert.ok(Object.values(assets).some((source) => source.includes('x'.repeat(40_000))));
    },
    unless: {files: {'src/x.js': text('x', 10)}},
  },
  {
    says: 'The limit takes precedence over maxInitialRequests and maxAsyncRequests',
    modes: ['production'],
    files,
    ...splits(
      {chunks: 'all', maxInitialRequests: 1, minSize: 0, maxSize: 50_000},
      {concatenateModules: false},
    ),
    holds: ({assets}) => assert.ok(Object.keys(assets).length > 2),
    unless: splits({chunks: 'all', maxInitialRequests: 1, minSize: 0}, {concatenateModules: false}),
  },
  {
    says: 'webpack creates a chunk even if the number of requests is at its limit.',
    files,
    ...splits({chunks: 'all', maxInitialRequests: 1, enforceSizeThreshold: 1000}),
    holds: ({assets}) => assert.ok(assets['vendors~a~b.js']),
    unless: splits({chunks: 'all', maxInitialRequests: 1}),
  },
  {
    says: 'webpack counts the file of the entry, but not a separate runtime chunk.',
    files,
    ...splits({chunks: 'all', maxInitialRequests: 3}, {runtimeChunk: true}),
    holds: ({assets}) =>
      assert.ok(assets['vendors~a~b.js'] && assets['a~b.js'] && assets['runtime~a.js']),
    unless: splits({chunks: 'all', maxInitialRequests: 2}, {runtimeChunk: true}),
  },
  {
    says: 'A string gives all of them the same name, so that they become one chunk.',
    modes: ['production'],
    files,
    ...splits({chunks: 'all', name: 'shared', cacheGroups: {vendors: false}}),
    holds: are(['a.js', 'b.js', 'shared.js']),
    unless: splits({chunks: 'all'}),
  },
  {
    says: 'webpack 4 then removes that entry, and its script defines modules but starts nothing.',
    files,
    ...splits(group({name: 'a'})),
    async holds({run}) {
      assert.deepEqual((await run(['a.js'])).printed, []);
    },
    unless: {configuration: {optimization: {}}},
  },
  {
    says: 'Set one of these to false to turn it off.',
    files,
    ...splits({chunks: 'all', cacheGroups: {vendors: false}}),
    holds: ({assets}) => assert.ok(!assets['vendors~a~b.js']),
    unless: splits({chunks: 'all'}),
  },
  {
    says: 'where a string has to be its beginning, and also with the names of the chunks',
    files,
    ...splits(group({test: /^a$/})),
    holds: ({assets}) => assert.ok(assets['x.js']),
    unless: splits(group({test: /^c$/})),
  },
  {
    says: 'the group ignores minSize, minChunks and the limits of requests at the top level.',
    files,
    ...splits({
      minSize: 1_000_000,
      minChunks: 9,
      maxInitialRequests: 1,
      cacheGroups: {x: {test: /x\.js$/, name: 'x', chunks: 'all', enforce: true}},
    }),
    holds: ({assets}) => assert.ok(assets['x.js']),
    unless: splits({
      minSize: 1_000_000,
      cacheGroups: {x: {test: /x\.js$/, name: 'x', chunks: 'all'}},
    }),
  },
  {
    says: 'Limits in the group itself still apply.',
    files,
    ...splits(group({enforce: true, minSize: 1_000_000})),
    holds: ({assets}) => assert.ok(!assets['x.js']),
    unless: splits(group({enforce: true})),
  },
  {
    says: 'which rejects them as unknown properties.',
    files,
    ...splits({usedExports: true}),
    holds: ({thrown}) => assert.match(thrown, /unknown property 'usedExports'/),
    unless: splits({}),
  },
];
