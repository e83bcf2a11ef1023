import assert from 'node:assert/strict';

const sized = (letter, kilobytes) => `module.exports = '${letter.repeat(kilobytes * 1000)}';`;
const using = (...names) =>
  names
    .map((name) => `import ${name} from './${name}.js'; console.log(${name}.length);`)
    .join('\n');

/** An entry and an import() with 60 kB each, in two modules. */
const files = {
  'src/index.js': `${using('herbs', 'salts')} import('./late.js');`,
  'src/late.js': using('teas', 'soils'),
  'src/herbs.js': sized('h', 30),
  'src/salts.js': sized('s', 30),
  'src/teas.js': sized('t', 30),
  'src/soils.js': sized('o', 30),
};
const split = (splitChunks) => ({optimization: {splitChunks: {chunks: 'all', ...splitChunks}}});

/** The file that contains a module, known by the letter it consists of. */
const fileOf = ({assets}, letter) =>
  Object.keys(assets).find((name) => assets[name].includes(letter.repeat(1000)));
const areApart = (seen, ...letters) =>
  new Set(letters.map((letter) => fileOf(seen, letter))).size === letters.length;

const twoSheets = (letter) => ({
  'src/a.js': "import './shared.css'; console.log('a');",
  'src/b.js': "import './shared.css'; console.log('b');",
  'src/shared.css': `.a { content: '${letter}' }`,
});
const styled = (minSize) => ({
  entry: {a: './src/a.js', b: './src/b.js'},
  experiments: {css: true},
  ...split({minSize}),
});

export default [
  {
    says: 'Cuts chunks that are larger into parts, so that a change invalidates less',
    files,
    configuration: {
      ...split({maxSize: 40_000}),
      output: {filename: '[name].[contenthash].js'},
      devtool: false,
    },
    async holds(seen) {
      const after = await seen.build({files: {'src/herbs.js': sized('h', 29)}});
      assert.equal(fileOf(after, 's'), fileOf(seen, 's'));
    },
    unless: {configuration: split()},
  },
  {
    says: 'webpack never divides a module and cuts only where both sides reach minSize.',
    files: {...files, 'src/herbs.js': sized('h', 15), 'src/salts.js': sized('s', 15)},
    configuration: split({minSize: 20_000, maxSize: 20_000}),
    holds(seen) {
      assert.ok(!areApart(seen, 'h', 's'), '15 kB are too small for a part');
      assert.match(seen.assets[fileOf(seen, 't')], /t{30000}/);
    },
    unless: {configuration: split({minSize: 10_000, maxSize: 20_000})},
  },
  {
    says: 'A module larger than the limit gets a part of its own, and what then remains may be smaller than minSize.',
    files: {...files, 'src/salts.js': sized('s', 15)},
    configuration: split({minSize: 20_000, maxSize: 20_000}),
    holds: (seen) => assert.ok(areApart(seen, 'h', 's')),
    unless: {files: {'src/herbs.js': sized('h', 15)}},
  },
  {
    says: 'Works like maxSize, but only for chunks that are loaded with import().',
    files,
    configuration: split({maxAsyncSize: 40_000}),
    holds: (seen) =>
      assert.deepEqual([areApart(seen, 'h', 's'), areApart(seen, 't', 'o')], [false, true]),
    unless: {configuration: split({maxSize: 40_000})},
  },
  {
    says: 'Works like maxSize, but only for chunks that an entry loads at the start.',
    files,
    configuration: split({maxInitialSize: 40_000}),
    holds: (seen) =>
      assert.deepEqual([areApart(seen, 'h', 's'), areApart(seen, 't', 'o')], [true, false]),
    unless: {configuration: split({maxSize: 40_000})},
  },
  {
    says: 'A large number keeps them whole while splitChunks.maxSize cuts the rest.',
    files,
    configuration: split({
      maxSize: 40_000,
      cacheGroups: {late: {test: /teas|soils/, maxSize: 1e6}},
    }),
    holds: (seen) =>
      assert.deepEqual([areApart(seen, 'h', 's'), areApart(seen, 't', 'o')], [true, false]),
    unless: {configuration: split({maxSize: 40_000, cacheGroups: {late: {test: /teas|soils/}}})},
  },
  {
    says: 'splitChunks.maxSize still cuts the chunks of the group. Set a larger maxSize in the group to prevent that.',
    files,
    configuration: split({
      maxSize: 40_000,
      cacheGroups: {late: {test: /teas|soils/, enforce: true}},
    }),
    async holds(seen) {
      assert.ok(areApart(seen, 't', 'o'));
      const late = {test: /teas|soils/, enforce: true, maxSize: 1e6};
      const whole = await seen.build({
        configuration: split({maxSize: 40_000, cacheGroups: {late}}),
      });
      assert.ok(!areApart(whole, 't', 'o'));
    },
    unless: {configuration: split({cacheGroups: {late: {test: /teas|soils/, enforce: true}}})},
  },
  {
    says: 'An object replaces the value only for the types that it names.',
    files: twoSheets('s'),
    configuration: {
      ...styled({javascript: 20_000, css: 20_000}),
      optimization: {
        splitChunks: {
          chunks: 'all',
          minSize: {javascript: 20_000, css: 20_000},
          cacheGroups: {own: {test: /shared/, minSize: {javascript: 0}}},
        },
      },
    },
    holds: ({assets}) => assert.match(assets['a.css'], /content/),
    unless: {
      configuration: {
        optimization: {
          splitChunks: {
            chunks: 'all',
            minSize: {javascript: 20_000, css: 20_000},
            cacheGroups: {own: {test: /shared/, minSize: {css: 0}}},
          },
        },
      },
    },
  },
  {
    says: 'A type that the object leaves out has no limit, except in a cache group',
    files: twoSheets('s'),
    configuration: styled({javascript: 30_000}),
    holds: ({assets}) => assert.equal(assets['a.css'], undefined),
    unless: {configuration: styled({javascript: 30_000, css: 10_000})},
  },
  {
    says: 'Like maxSize, it cuts these chunks, but never moves modules between them.',
    files: {
      'src/a.js': using('herbs', 'salts'),
      'src/b.js': `console.log('b'); ${using('herbs', 'salts')}`,
      'src/herbs.js': sized('h', 4),
      'src/salts.js': sized('s', 4),
    },
    configuration: {
      entry: {a: './src/a.js', b: './src/b.js'},
      ...split({fallbackCacheGroup: {minSize: 0, maxSize: 5000}}),
    },
    holds: (seen) =>
      assert.equal(
        Object.values(seen.assets).filter((text) => text.includes('h'.repeat(1000))).length,
        2,
      ),
    unless: {configuration: split({minSize: 0, fallbackCacheGroup: {maxSize: 5000}})},
  },
  {
    says: 'Set "async" to keep entries whole while splitChunks.chunks is "all".',
    files,
    configuration: split({fallbackCacheGroup: {maxSize: 40_000, chunks: 'async'}}),
    holds: (seen) =>
      assert.deepEqual([areApart(seen, 'h', 's'), areApart(seen, 't', 'o')], [false, true]),
    unless: {configuration: split({fallbackCacheGroup: {maxSize: 40_000}})},
  },
  {
    says: 'Has no effect in webpack 5.113.0, because these chunks share no module.',
    files,
    configuration: split({fallbackCacheGroup: {maxSize: 40_000, minSizeReduction: 1e6}}),
    holds: (seen) => assert.ok(areApart(seen, 'h', 's')),
    unless: {configuration: split({fallbackCacheGroup: {maxSize: 70_000, minSizeReduction: 1e6}})},
  },
];
