import assert from 'node:assert/strict';

const sized = (letter, kilobytes) => `module.exports = '${letter.repeat(kilobytes * 1000)}';`;
const uses = (name) => `import value from '${name}'; console.log(value.length);`;
const holding = ({assets}, letter) =>
  Object.keys(assets)
    .filter((name) => assets[name].includes(letter.repeat(1000)))
    .sort();
const split = (splitChunks, entry = './src/index.js') => ({entry, optimization: {splitChunks}});

const files = {
  'src/index.js': uses('tool'),
  'src/a.js': "import('./late-a.js');",
  'src/b.js': "console.log('b'); import('./late-b.js');",
  'src/late-a.js': `console.log('late a'); ${uses('tool')}`,
  'src/late-b.js': `console.log('late b'); ${uses('tool')}`,
  'node_modules/tool/index.js': sized('t', 30),
  'src/herbs.js': sized('h', 30),
};
const both = "import('./late-a.js'); import('./late-b.js');";
const sharing = {
  'src/index.js': both,
  'src/late-a.js': `console.log('late a'); ${uses('./herbs.js')}`,
  'src/late-b.js': `console.log('late b'); ${uses('./herbs.js')}`,
  'src/herbs.js': sized('h', 30),
};

/** A plugin that adds a module of the entry to a chunk that loads later. */
const addsToChunk = (compiler) =>
  compiler.hooks.compilation.tap('Adds', (compilation) =>
    compilation.hooks.optimizeChunks.tap({name: 'Adds', stage: -100}, () => {
      const {chunkGraph} = compilation;
      const added = [...compilation.modules].find(({resource}) => resource?.endsWith('herbs.js'));
      const late = compilation.namedChunks.get('late');
      if (chunkGraph.isModuleInChunk(added, late)) return;
      chunkGraph.connectChunkAndModule(late, added);
    }),
  );
const available = (removeAvailableModules) => ({
  plugins: [addsToChunk],
  optimization: {removeAvailableModules},
});

export default [
  {
    says: 'Such a file stays the same when your own code changes',
    files,
    configuration: split({chunks: 'all', minRemainingSize: 0}),
    async holds(seen) {
      const after = await seen.build({files: {'src/index.js': `${uses('tool')} console.log(1);`}});
      const [name] = holding(seen, 't');
      assert.equal(after.assets[name], seen.assets[name]);
    },
    unless: {configuration: split(false)},
  },
  {
    says: 'because the default, chunks: "async", ignores what an entry loads at the start.',
    files,
    configuration: split({minRemainingSize: 0}),
    async holds(seen) {
      assert.deepEqual(holding(seen, 't'), ['main.js']);
      const late = await seen.build({configuration: split({minRemainingSize: 0}, './src/a.js')});
      assert.equal(Object.keys(late.assets).length, 3);
    },
    unless: {configuration: split({chunks: 'all', minRemainingSize: 0})},
  },
  {
    says: 'because the new file would be smaller than minSize, or the entry that calls import() already contains the module.',
    files: {...sharing, 'src/herbs.js': sized('h', 5)},
    async holds(seen) {
      assert.equal(holding(seen, 'h').length, 2);
      const inEntry = await seen.build({
        files: {'src/herbs.js': sized('h', 30), 'src/index.js': `${uses('./herbs.js')} ${both}`},
      });
      assert.deepEqual(holding(inEntry, 'h'), ['main.js']);
    },
    unless: {files: {'src/herbs.js': sized('h', 30)}},
  },
  {
    says: 'each entry that needs one package of a group with a fixed name also loads the packages that only import() needs',
    files: {...files, 'src/b.js': uses('other'), 'node_modules/other/index.js': sized('o', 30)},
    configuration: split(
      {chunks: 'all', cacheGroups: {own: {test: /node_modules/, name: 'own'}}},
      {a: './src/a.js', b: './src/b.js'},
    ),
    holds({assets, stats}) {
      const {entrypoints} = stats.toJson({all: false, entrypoints: true});
      const loaded = entrypoints.b.assets.map(({name}) => assets[name]).join('');
      assert.match(loaded, /t{1000}/);
    },
    unless: {
      configuration: split(
        {chunks: 'all', cacheGroups: {own: {test: /node_modules/}}},
        {a: './src/a.js', b: './src/b.js'},
      ),
    },
  },
  {
    says: 'so leave it off unless a plugin adds modules to chunks later',
    files: {
      'src/index.js': `${uses('./herbs.js')} import(/* webpackChunkName: 'late' */ './late.js');`,
      'src/late.js': `console.log('late'); ${uses('./herbs.js')}`,
      'src/herbs.js': sized('h', 30),
    },
    configuration: available(true),
    async holds(seen) {
      assert.deepEqual(holding(seen, 'h'), ['main.js']);
      const without = await seen.build({configuration: {plugins: [], optimization: {}}});
      assert.deepEqual(without.assets, seen.assets);
    },
    unless: {configuration: available(false)},
  },
];
