import assert from 'node:assert/strict';

/** What the hooks of the last build have noted. */
const noted = [];

/** A plugin that taps into the hooks of each compilation. */
const taps = (tap) => ({
  apply(compiler) {
    noted.length = 0;
    compiler.hooks.compilation.tap('Claim', (compilation) => tap(compilation.hooks, compilation));
  },
});

/** Notes the names of hooks when they fire. */
const notes = (hooks, ...names) => {
  for (const name of names) hooks[name].tap('Claim', () => void noted.push(name));
};

const asset = {
  'src/index.js': 'console.log(new URL("./tea.png", import.meta.url));',
  'src/tea.png': 'tea',
  'loader.js':
    'module.exports = function (code) { this.emitFile("note.txt", "tea"); return code; };',
};
const emits = ({folder}) => ({rules: [{test: /index\.js$/, use: `${folder}/loader.js`}]});

/** Adds an asset in a stage, and notes what a function of an earlier one gets. */
const adds = (additionalAssets) => ({
  plugins: [
    taps(({processAssets}, compilation) => {
      processAssets.tap({name: 'Claim', stage: -100, additionalAssets}, (assets) => {
        noted.push(...Object.keys(assets));
      });
      processAssets.tap({name: 'Claim', stage: 1000}, () => {
        const {RawSource} = compilation.compiler.webpack.sources;
        compilation.emitAsset('later.txt', new RawSource('tea'));
      });
    }),
  ],
});

/** Removes what is in the assets in this hook. */
const removes = (name) => ({
  experiments: {backCompat: false},
  plugins: [
    taps((hooks, compilation) => {
      hooks[name].tap('Claim', () => {
        try {
          compilation.deleteAsset('main.js');
        } catch ({message}) {
          noted.push(message);
        }
      });
    }),
  ],
});

/** Reports an error when the assets are final, or earlier than any is made. */
const reports = (really) => ({
  plugins: [
    taps(({afterProcessAssets}, compilation) =>
      afterProcessAssets.tap('Claim', () => {
        if (really) compilation.errors.push(new Error('a link without HTTPS'));
      }),
    ),
  ],
});

const without = {
  plugins: [
    taps((hooks) => {
      notes(hooks, 'beforeChunkAssets');
      hooks.shouldGenerateChunkAssets.tap('Claim', () => false);
    }),
  ],
};
const changed = (stage) => ({
  output: {filename: '[contenthash].js'},
  plugins: [
    taps(({processAssets}, compilation) =>
      processAssets.tap({name: 'Claim', stage}, (assets) => {
        const {RawSource} = compilation.compiler.webpack.sources;
        for (const name of Object.keys(assets)) compilation.updateAsset(name, new RawSource('1;'));
      }),
    ),
  ],
});

/** Notes the order of two functions, of which the second one to tap has this stage. */
const staged = (stage) => ({
  plugins: [
    taps(({processAssets}) => {
      processAssets.tap('Claim', () => void noted.push('first tapped'));
      processAssets.tap({name: 'Claim', stage}, () => void noted.push('second tapped'));
    }),
  ],
});

/** Notes the files before those of modules, with one that a plugin adds early or not. */
const early = (really) => ({
  plugins: [
    taps(({beforeModuleAssets, finishModules}, compilation) => {
      const {RawSource} = compilation.compiler.webpack.sources;
      finishModules.tap('Claim', () => {
        if (really) compilation.emitAsset('early.txt', new RawSource('tea'));
      });
      beforeModuleAssets.tap('Claim', () => void noted.push(...Object.keys(compilation.assets)));
    }),
  ],
});
const chunkFiles = {
  plugins: [
    taps(({chunkAsset}) => chunkAsset.tap('Claim', (chunk, name) => void noted.push(name))),
  ],
};
const map = ({assets}) => {
  assert.deepEqual(noted, ['main.js']);
  assert.ok(assets['main.js.map']);
};

export default [
  {
    says: 'Stages are numbers, and functions with a smaller one run first.',
    configuration: staged(-1),
    holds: () => assert.deepEqual(noted, ['second tapped', 'first tapped']),
    unless: {configuration: staged(1)},
  },
  {
    says: 'Files of asset modules belong to their chunk, so chunkAsset fires for them.',
    files: asset,
    configuration: (given) => ({
      module: emits(given),
      output: {assetModuleFilename: '[name][ext]'},
      plugins: [
        taps(({moduleAsset, chunkAsset}) => {
          moduleAsset.tap('Claim', (module, name) => void noted.push(`module ${name}`));
          chunkAsset.tap('Claim', (chunk, name) => void noted.push(`chunk ${name}`));
        }),
      ],
    }),
    holds: () =>
      assert.deepEqual(noted.sort(), ['chunk main.js', 'chunk tea.png', 'module note.txt']),
    unless: {files: {...asset, 'loader.js': 'module.exports = (code) => code;'}},
  },
  {
    says: 'while files of this.emitFile() remain',
    files: asset,
    configuration: (given) => ({module: emits(given), ...without}),
    holds: ({assets}) => assert.deepEqual(Object.keys(assets), ['note.txt']),
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'unless a plugin prevents it with shouldGenerateChunkAssets',
    configuration: without,
    holds: () => assert.deepEqual(noted, []),
    unless: {configuration: {plugins: [taps((hooks) => notes(hooks, 'beforeChunkAssets'))]}},
  },
  {
    says: 'with an object that contains only the new ones',
    configuration: adds(true),
    holds: () => assert.deepEqual(noted, ['main.js', 'later.txt']),
    unless: {configuration: adds(false)},
  },
  {
    says: 'A function that has run does not see assets that others add afterwards.',
    configuration: adds(false),
    holds: () => assert.deepEqual(noted, ['main.js']),
    unless: {configuration: adds(true)},
  },
  {
    says: 'because webpack regards compilation.assets as frozen afterwards',
    configuration: removes('afterSeal'),
    holds: () => assert.match(noted.join(), /Cannot delete/),
    unless: {configuration: removes('afterProcessAssets')},
  },
  {
    says: 'and in production mode, webpack then writes no files',
    modes: ['production'],
    configuration: reports(true),
    holds: ({assets}) => assert.deepEqual(assets, {}),
    unless: {configuration: reports(false)},
  },
  {
    says: 'In production mode, a name with a content hash is final after PROCESS_ASSETS_STAGE_OPTIMIZE_HASH. If you change content later, the name does not change with it.',
    modes: ['production'],
    files: {'src/index.js': 'console.log("tea");'},
    configuration: changed(4000),
    async holds({assets, build}) {
      const plain = await build({configuration: {...changed(4000), plugins: []}});
      assert.deepEqual(Object.keys(assets), Object.keys(plain.assets));
    },
    unless: {configuration: changed(1000)},
  },
  {
    says: 'because webpack drops the content of an asset when it has written the file',
    files: {'src/index.js': 'console.log("tea");'},
    holds({stats}) {
      const source = stats.compilation.assets['main.js'];
      assert.ok(source.size() > 0);
      assert.throws(() => source.source());
    },
    unless: {
      configuration: {
        plugins: [{apply: (compiler) => compiler.hooks.shouldEmit.tap('Claim', () => false)}],
      },
    },
  },
  {
    says: 'compilation.assets contains only what plugins or child compilers have added before.',
    configuration: early(true),
    holds: () => assert.deepEqual(noted, ['early.txt']),
    unless: {configuration: early(false)},
  },
  {
    says: 'It does not fire for files that belong to a chunk in another way, such as source maps',
    files: {'src/index.js': 'console.log("tea");'},
    configuration: {...chunkFiles, devtool: 'source-map'},
    holds: map,
    unless: {configuration: {...chunkFiles, devtool: false}},
  },
  {
    says: 'names are final before processAssets, so no stage changes them',
    files: {'src/index.js': 'console.log("tea");'},
    configuration: {...changed(-1000), optimization: {realContentHash: false}},
    async holds({assets, build}) {
      const plain = await build({configuration: {...changed(-1000), plugins: []}});
      assert.deepEqual(Object.keys(assets), Object.keys(plain.assets));
    },
    unless: {configuration: {...changed(-1000), optimization: {realContentHash: true}}},
  },
];
