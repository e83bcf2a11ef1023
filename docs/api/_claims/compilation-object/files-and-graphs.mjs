import assert from 'node:assert/strict';

/** Calls a function with the compilation when output files may be changed. */
const inAssets = (use, name = 'PROCESS_ASSETS_STAGE_REPORT') => ({
  plugins: [
    (compiler) =>
      compiler.hooks.thisCompilation.tap('Test', (compilation) => {
        const stage = compiler.webpack.Compilation[name];
        const {RawSource} = compiler.webpack.sources;
        compilation.hooks.processAssets.tap({name: 'Test', stage}, () =>
          use(compilation, (text) => new RawSource(text)),
        );
      }),
  ],
});
const files = {'src/index.js': 'console.log("menu");'};
const seen = {};

const twoTexts = (second) =>
  inAssets((compilation, source) => {
    compilation.emitAsset('a.txt', source('a'), {first: true});
    compilation.updateAsset('a.txt', source('b'), second);
    seen.info = compilation.getAsset('a.txt').info;
  });
const fullHash = (method) =>
  inAssets((compilation) => {
    seen.name = compilation[method]('[fullhash].js', {});
  });

const including = ({EntryPlugin}, folder, name) => ({
  plugins: [
    (compiler) =>
      compiler.hooks.make.tapAsync('Test', (compilation, callback) => {
        const dependency = EntryPlugin.createDependency('./src/other.js', name);
        compilation.addInclude(folder, dependency, {name}, callback);
      }),
  ],
});

export default [
  {
    says: 'because files of the bundle do not exist before that hook.',
    files,
    configuration: {
      plugins: [
        (compiler) =>
          compiler.hooks.thisCompilation.tap('Test', (compilation) => {
            compilation.hooks.afterOptimizeChunkIds.tap('Test', () => {
              seen.before = compilation.getAssets().length;
            });
            compilation.hooks.processAssets.tap('Test', () => {
              seen.during = compilation.getAssets().length;
            });
          }),
      ],
    },
    holds: () => assert.deepEqual(seen, {before: 0, during: 1}),
    unless: {files: {'src/index.js': 'import("./other.js");', 'src/other.js': ''}},
  },
  {
    says: 'If the name exists with other content, webpack reports an error, Conflict: Multiple assets emit different content to the same filename, and the new content replaces the old.',
    configuration: inAssets((compilation, source) => {
      compilation.emitAsset('a.txt', source('a'));
      compilation.emitAsset('a.txt', source('b'));
    }),
    holds({errors, stats}) {
      assert.match(
        String(errors),
        /^Conflict: Multiple assets emit different content to the same filename a\.txt/,
      );
      assert.equal(stats.compilation.assets['a.txt'].size(), 1);
    },
    unless: {
      configuration: inAssets((compilation, source) => {
        compilation.emitAsset('a.txt', source('a'));
        compilation.emitAsset('a.txt', source('a'));
      }),
    },
  },
  {
    says: 'The method throws an error if there is no such file.',
    configuration: inAssets((compilation, source) =>
      compilation.updateAsset('gone.txt', source('a')),
    ),
    holds: ({errors}) => assert.match(String(errors), /not existing filename gone\.txt/),
    unless: {configuration: inAssets((compilation) => compilation.deleteAsset('gone.txt'))},
  },
  {
    says: 'If a file with the new name and other content is there already, webpack reports Conflict: Called Compilation.renameAsset for already existing filename',
    configuration: inAssets((compilation, source) => {
      compilation.emitAsset('a.txt', source('a'));
      compilation.emitAsset('b.txt', source('b'));
      compilation.renameAsset('a.txt', 'b.txt');
    }),
    holds: ({errors}) =>
      assert.match(
        errors.join(),
        /Conflict: Called Compilation\.renameAsset for already existing filename b\.txt/,
      ),
    unless: {
      configuration: inAssets((compilation, source) => {
        compilation.emitAsset('a.txt', source('a'));
        compilation.renameAsset('a.txt', 'b.txt');
      }),
    },
  },
  {
    says: 'It removes the files in info.related too, such as the source map, if no other file refers to them.',
    files,
    configuration: {
      devtool: 'source-map',
      ...inAssets((compilation) => compilation.deleteAsset('main.js')),
    },
    holds: ({assets}) => assert.deepEqual(Object.keys(assets), []),
    unless: {
      configuration: inAssets((compilation, source) => {
        compilation.emitAsset('other.js', source(''), {related: {sourceMap: 'main.js.map'}});
        compilation.deleteAsset('main.js');
      }),
    },
  },
  {
    says: 'If there is no such file, it does nothing.',
    files,
    configuration: inAssets((compilation) => compilation.deleteAsset('gone.txt')),
    holds({errors, assets}) {
      assert.deepEqual(errors, []);
      assert.deepEqual(Object.keys(assets), ['main.js']);
    },
    unless: {configuration: inAssets((compilation) => compilation.deleteAsset('main.js'))},
  },
  {
    says: 'where info has the hashes in the name and immutable.',
    configuration: inAssets((compilation) => {
      const data = {chunk: {id: 1, name: 'a'}, contentHash: '5eed'};
      Object.assign(seen, compilation.getPathWithInfo('a.[contenthash].txt', data));
    }),
    holds: () =>
      assert.deepEqual(
        [seen.path, seen.info.contenthash, seen.info.immutable],
        ['a.5eed.txt', '5eed', true],
      ),
    unless: {
      configuration: inAssets((compilation) =>
        Object.assign(seen, compilation.getPathWithInfo('a.txt', {})),
      ),
    },
  },
  {
    says: 'If there is an error, webpack writes no files in production mode, because optimization.emitOnErrors is off.',
    modes: ['production'],
    files,
    configuration: inAssets(({errors}) => void errors.push(new Error('burnt'))),
    holds: ({assets}) => assert.deepEqual(Object.keys(assets), []),
    unless: {configuration: {optimization: {emitOnErrors: true}}},
  },
  {
    says: 'While modules are built, chunkGraph is empty, so use it from the hook afterChunks on.',
    files,
    configuration: {
      plugins: [
        (compiler) =>
          compiler.hooks.thisCompilation.tap('Test', (compilation) => {
            const chunks = () => {
              const [module] = compilation.modules;
              return compilation.chunkGraph.getNumberOfModuleChunks(module);
            };
            compilation.hooks.finishModules.tap('Test', () => void (seen.building = chunks()));
            compilation.hooks.afterChunks.tap('Test', () => void (seen.later = chunks()));
          }),
      ],
    },
    holds: () => assert.deepEqual([seen.building, seen.later], [0, 1]),
    unless: {
      files: {'src/index.js': 'import("./index.js");'},
      configuration: {entry: {a: './src/index.js', b: './src/index.js'}},
    },
  },
  {
    says: 'throws an error; the hook fullHash replaces it',
    configuration: inAssets((compilation) => compilation.modifyHash('a')),
    holds: ({errors}) => assert.match(String(errors), /fullHash/),
    unless: {configuration: inAssets(() => {})},
  },
  {
    says: 'If the last argument is a function, its result replaces info.',
    configuration: twoTexts(() => ({second: true})),
    holds: () => assert.deepEqual(seen.info, {second: true}),
    unless: {configuration: twoTexts({second: true})},
  },
  {
    says: 'If there is no file with the old name, the method throws an error.',
    configuration: inAssets((compilation) => compilation.renameAsset('gone.txt', 'a.txt')),
    holds: ({errors}) => assert.match(String(errors), /not existing filename gone\.txt/),
    unless: {
      configuration: inAssets((compilation, source) => {
        compilation.emitAsset('gone.txt', source('a'));
        compilation.renameAsset('gone.txt', 'a.txt');
      }),
    },
  },
  {
    says: 'When webpack has written the file, only the size remains.',
    files,
    holds({stats}) {
      const {source} = stats.compilation.getAsset('main.js');
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
    says: 'so [fullhash] remains in the name unless data.hash is set',
    configuration: fullHash('getAssetPath'),
    holds: () => assert.equal(seen.name, '[fullhash].js'),
    unless: {configuration: fullHash('getPath')},
  },
  {
    says: 'If no entry has this name, webpack makes one.',
    files: {...files, 'src/other.js': 'console.log("other");'},
    configuration: ({webpack, folder}) => including(webpack, folder, 'other'),
    holds: ({assets}) => assert.ok('other.js' in assets),
    unless: {configuration: ({webpack, folder}) => including(webpack, folder, 'main')},
  },
];
