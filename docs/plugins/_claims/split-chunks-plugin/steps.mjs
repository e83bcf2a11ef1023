import assert from 'node:assert/strict';

const sized = (letter, kilobytes) => `module.exports = '${letter.repeat(kilobytes * 1000)}';`;
const using = (...names) =>
  names
    .map((name) => `import ${name} from './${name}.js'; console.log(${name}.length);`)
    .join('\n');

/** Herbs are in three entries, salts in two of them; salts are larger. */
const files = {
  'src/a.js': `console.log('a');${using('herbs', 'salts')}`,
  'src/b.js': `console.log('b');${using('herbs', 'salts')}`,
  'src/c.js': `console.log('c');${using('herbs')}`,
  'src/herbs.js': sized('h', 24),
  'src/salts.js': sized('s', 40),
};
const entry = {a: './src/a.js', b: './src/b.js', c: './src/c.js'};
const split = (splitChunks, options) => ({
  entry,
  optimization: {
    splitChunks: {chunks: 'all', enforceSizeThreshold: 0, ...splitChunks},
    ...options,
  },
});
const groups = (herbs, salts) => ({
  maxInitialRequests: 2,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    herbs: {test: /herbs/, ...herbs},
    salts: {test: /salts/, ...salts},
  },
});

/** The files that contain a module, known by the letter it consists of. */
const holding = ({assets}, letter) =>
  Object.keys(assets)
    .filter((name) => assets[name].includes(letter.repeat(1000)))
    .sort();
const isShared = (seen, letter) => holding(seen, letter).length === 1;
const startFiles = ({stats}, name) =>
  stats.toJson({all: false, entrypoints: true}).entrypoints[name].assets.length;

export default [
  {
    says: 'webpack collects the matching modules that all chunks of the set contain',
    files,
    configuration: split({minSize: 60_000}),
    holds: ({stats}) =>
      assert.deepEqual(
        [...stats.compilation.chunks]
          .filter(({name}) => !name)
          .map((chunk) => stats.compilation.chunkGraph.getNumberOfChunkModules(chunk)),
        [2],
        'herbs are too small for three chunks, but two of these also share salts',
      ),
    unless: {configuration: split({minSize: 70_000})},
  },
  {
    says: 'Drop small candidates, by minSize and minSizeReduction.',
    files,
    configuration: split({...groups(), maxInitialRequests: 9, minSizeReduction: 75_000}),
    holds(seen) {
      assert.deepEqual(holding(seen, 'h'), ['a.js', 'b.js', 'c.js']);
      assert.ok(isShared(seen, 's'), '2 × 40 kB are enough');
    },
    unless: {configuration: split({...groups(), maxInitialRequests: 9})},
  },
  {
    says: 'The candidate with the highest priority wins, then the one that the most chunks share',
    files,
    configuration: split(groups({minChunks: 2}, {minChunks: 2})),
    async holds(seen) {
      assert.ok(isShared(seen, 'h'), 'three chunks share herbs');
      assert.deepEqual(holding(seen, 's'), ['a.js', 'b.js']);
      const other = await seen.build({configuration: split(groups({}, {priority: 1}))});
      assert.ok(isShared(other, 's'), 'salts have the priority');
    },
    unless: {files: {'src/c.js': ''}},
  },
  {
    says: 'then the one that saves the most bytes. If two groups could still take the same modules, the one that is written first wins.',
    files: {...files, 'src/c.js': ''},
    configuration: split(groups()),
    async holds(seen) {
      assert.deepEqual([isShared(seen, 'h'), isShared(seen, 's')], [false, true]);
      const cacheGroups = {one: {filename: 'one.js'}, two: {filename: 'two.js'}};
      const alike = await seen.build({configuration: split({minChunks: 2, cacheGroups})});
      assert.deepEqual(holding(alike, 'h'), ['one.js']);
    },
    unless: {configuration: split(groups({priority: 1}))},
  },
  {
    says: 'A chunk that already loads with maxInitialRequests or maxAsyncRequests chunks keeps its modules, unless the candidate reaches enforceSizeThreshold.',
    files: {
      ...files,
      'src/late-a.js': using('herbs', 'salts'),
      'src/late-b.js': `console.log('late b');${using('herbs', 'salts')}`,
      'src/late.js': 'import("./late-a.js"); import("./late-b.js");',
    },
    configuration: split({maxInitialRequests: 1, maxAsyncRequests: 1}),
    async holds(seen) {
      assert.deepEqual(holding(seen, 's'), ['a.js', 'b.js']);
      const late = await seen.build({
        configuration: {...split({maxAsyncRequests: 1}), entry: './src/late.js'},
      });
      assert.equal(holding(late, 's').length, 2);
    },
    unless: {configuration: split({enforceSizeThreshold: 30_000, maxInitialRequests: 1})},
  },
  {
    says: 'is the reason why webpack seems to ignore a limit for requests',
    files,
    configuration: split({maxInitialRequests: 1, enforceSizeThreshold: 30_000}),
    holds: (seen) => assert.deepEqual([startFiles(seen, 'a'), isShared(seen, 's')], [2, true]),
    unless: {configuration: split({maxInitialRequests: 1})},
  },
  {
    says: 'Candidates larger than enforceSizeThreshold ignore the limit',
    files,
    configuration: split({maxInitialRequests: 1, enforceSizeThreshold: 30_000}),
    holds: (seen) => assert.deepEqual([isShared(seen, 's'), isShared(seen, 'h')], [true, false]),
    unless: {configuration: split({maxInitialRequests: 1, enforceSizeThreshold: 70_000})},
  },
  {
    says: 'At the end, webpack divides chunks larger than maxSize, so the parts may exceed the limits of step 4.',
    files: {...files, 'src/c.js': ''},
    configuration: split({maxInitialRequests: 2, maxSize: 30_000}),
    holds: (seen) => assert.equal(startFiles(seen, 'a'), 3),
    unless: {configuration: split({maxInitialRequests: 2})},
  },
  {
    says: 'Your own group has no effect on an entry.',
    files,
    configuration: {
      entry,
      optimization: {splitChunks: {cacheGroups: {own: {test: /src/, minChunks: 2}}}},
    },
    holds: (seen) => assert.deepEqual(holding(seen, 's'), ['a.js', 'b.js']),
    unless: {configuration: split({cacheGroups: {own: {test: /src/, minChunks: 2}}})},
  },
  {
    says: 'The new file would be smaller than minSize.',
    files,
    configuration: split({cacheGroups: {default: {minChunks: 3}}}),
    async holds(seen) {
      assert.ok(isShared(seen, 'h'));
      const small = await seen.build({files: {'src/herbs.js': sized('h', 8)}});
      assert.deepEqual(holding(small, 'h'), ['a.js', 'b.js', 'c.js']);
    },
    unless: {configuration: split({minSize: 0})},
  },
  {
    says: 'Smaller groups of modules stay where they are',
    files,
    configuration: split({minSize: 30_000}),
    holds: (seen) => assert.deepEqual([isShared(seen, 's'), isShared(seen, 'h')], [true, false]),
    unless: {configuration: split({minSize: 20_000})},
  },
  {
    says: 'Use it to move small modules only if many chunks share them.',
    files: {...files, 'src/salts.js': sized('s', 24)},
    configuration: split({minSize: 5000, minSizeReduction: 60_000}),
    holds: (seen) => assert.deepEqual([isShared(seen, 'h'), isShared(seen, 's')], [true, false]),
    unless: {configuration: split({minSize: 5000})},
  },
  {
    says: 'Raise minChunks, or leave out the name, because only chunks that need all of an unnamed file load it.',
    files: {
      ...files,
      'src/a.js': using('herbs'),
      'src/c.js': `console.log('c');${using('herbs', 'salts')}`,
    },
    configuration: split({
      cacheGroups: {common: {name: 'common', minChunks: 2}, default: false},
    }),
    async holds(seen) {
      assert.deepEqual(holding(seen, 'h'), holding(seen, 's'));
      const changes = [{minChunks: 2}, {name: 'common', minChunks: 3}];
      for (const common of changes) {
        const cacheGroups = {common, default: false};
        const other = await seen.build({
          configuration: split({cacheGroups}),
        });
        assert.notDeepEqual(holding(other, 'h'), holding(other, 's'));
      }
    },
    unless: {configuration: split({cacheGroups: {common: {minChunks: 2}, default: false}})},
  },
];
