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

const lazy = {'src/index.js': 'import("./page.js");', 'src/page.js': 'console.log("page");'};

/** Sets the id of the imported module, or not. */
const moduleId = (id) => ({
  plugins: [
    taps(({beforeModuleIds, afterOptimizeModuleIds}, {chunkGraph}) => {
      beforeModuleIds.tap('Claim', (modules) => {
        const page = [...modules].find((module) => module.identifier().endsWith('page.js'));
        if (id) chunkGraph.setModuleId(page, id);
      });
      afterOptimizeModuleIds.tap('Claim', (modules) => {
        for (const module of modules) noted.push(chunkGraph.getModuleId(module));
      });
    }),
  ],
});

/** Sets the id of the chunk without a name, or not. */
const chunkId = (id) => ({
  output: {chunkFilename: '[name].js'},
  plugins: [
    taps(({beforeChunkIds}) =>
      beforeChunkIds.tap('Claim', (chunks) => {
        for (const chunk of chunks) {
          if (id && !chunk.name) Object.assign(chunk, {id, ids: [id]});
        }
      }),
    ),
  ],
});

/** Output whose names have a hash, to which a hook adds. */
const hashed = (filename, name, adds) => ({
  output: {filename},
  plugins: [
    taps((hooks) => {
      hooks[name].tap({name: 'Claim', stage: 1}, (...given) => adds?.(...given));
    }),
  ],
});

/** The name of the script when the hook adds nothing. */
const before = async ({build}, filename, name) =>
  Object.keys((await build({configuration: hashed(filename, name)})).assets);

const tea = {'src/index.js': 'console.log("tea");'};
const bothHashes = '[chunkhash]-[fullhash].js';
const toChunk = (chunk, hash) => hash.update('tea');
const toAll = (hash) => hash.update('tea');
const prefix = ({contentHash}) => {
  contentHash.javascript = contentHash.javascript.replace(/^../, 'xx');
};

export default [
  {
    says: 'because webpack keeps an id that is set',
    files: lazy,
    configuration: moduleId('mine'),
    holds: () => assert.ok(noted.includes('mine')),
    unless: {configuration: moduleId()},
  },
  {
    says: 'The id becomes the [id] of the file name, and the [name] of a chunk without a name.',
    files: lazy,
    configuration: chunkId('own'),
    holds: ({assets}) => assert.ok(assets['own.js']),
    unless: {configuration: chunkId()},
  },
  {
    says: 'so that [chunkhash] and [fullhash] change with it',
    files: tea,
    configuration: hashed(bothHashes, 'chunkHash', toChunk),
    async holds(seen) {
      const [plain] = await before(seen, bothHashes, 'chunkHash');
      const [name] = Object.keys(seen.assets);
      assert.notEqual(name.split('-')[0], plain.split('-')[0]);
      assert.notEqual(name.split('-')[1], plain.split('-')[1]);
    },
    unless: {configuration: hashed(bothHashes, 'chunkHash')},
  },
  {
    says: 'so that you can add data to the hash of the compilation',
    files: tea,
    configuration: hashed('[fullhash].js', 'fullHash', toAll),
    async holds(seen) {
      const plain = await before(seen, '[fullhash].js', 'fullHash');
      assert.notDeepEqual(Object.keys(seen.assets), plain);
    },
    unless: {configuration: hashed('[fullhash].js', 'fullHash')},
  },
  {
    says: 'so a changed hash has no effect on the name except for its length',
    modes: ['production'],
    files: tea,
    configuration: hashed('[contenthash].js', 'contentHash', prefix),
    async holds(seen) {
      const plain = await before(seen, '[contenthash].js', 'contentHash');
      assert.deepEqual(Object.keys(seen.assets), plain);
    },
    unless: {
      configuration: {
        ...hashed('[contenthash].js', 'contentHash', prefix),
        optimization: {realContentHash: false},
      },
    },
  },
  {
    says: '[contenthash] does not, because contentHash sets it.',
    files: tea,
    configuration: hashed('[contenthash].js', 'chunkHash', toChunk),
    async holds(seen) {
      const plain = await before(seen, '[contenthash].js', 'chunkHash');
      assert.deepEqual(Object.keys(seen.assets), plain);
    },
    unless: {configuration: hashed('[chunkhash].js', 'chunkHash', toChunk)},
  },
];
