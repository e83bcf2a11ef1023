import assert from 'node:assert/strict';

const unknown = {output: {nonsense: 1}};
const plugin = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap('Old', (compilation) =>
      compilation.hooks.seal.tap('Old', () => {
        try {
          compilation.modules.map(String);
        } catch (error) {
          compilation.errors.push(error);
        }
      }),
    ),
};
/** Counts modules of a second build that are not as in the first, as webpack logs it. */
async function affected({stats, webpack, folder}) {
  const {options} = stats.compilation;
  const compiler = webpack({
    mode: options.mode,
    context: folder,
    cache: options.cache,
    experiments: {cacheUnaffected: options.experiments.cacheUnaffected},
    output: {path: `${folder}/again`},
  });
  const run = () => new Promise((done) => compiler.run((_, result) => done(result)));
  await run();
  const {logging} = (await run()).toJson({all: false, logging: 'verbose'});
  return JSON.stringify(logging).match(/\((\d+) affected/)?.[1];
}

export default [
  {
    says: 'Keeps more results in memory for modules that did not change and import only such modules.',
    modes: ['development'],
    files: {'src/index.js': 'import "./leaf.js";', 'src/leaf.js': 'console.log(1);'},
    configuration: {experiments: {cacheUnaffected: true}},
    holds: async (seen) => assert.equal(await affected(seen), '0'),
    unless: {configuration: {experiments: {cacheUnaffected: false}}},
  },
  {
    says: 'true, so files get the extension .mjs; false for targets or Browserslist queries without ES modules, and for a library that is a script',
    configuration: {experiments: {futureDefaults: true}},
    async holds({assets, build}) {
      assert.deepEqual(Object.keys(assets), ['main.mjs']);
      for (const other of [
        {target: ['web', 'es5']},
        {target: 'browserslist:ie 11'},
        {output: {library: {type: 'commonjs2'}}},
      ])
        assert.deepEqual(Object.keys((await build({configuration: other})).assets), ['main.js']);
    },
    unless: {configuration: {experiments: {}}},
  },
  {
    says: 'check of the options in production, validate',
    modes: ['production'],
    configuration: {...unknown, experiments: {futureDefaults: true}},
    holds: ({thrown}) => assert.equal(thrown, undefined),
    unless: {configuration: {experiments: {futureDefaults: false}}},
  },
  {
    says: 'To keep classic scripts, set output.module: false.',
    files: {'src/index.js': 'console.log("runs");'},
    configuration: {experiments: {futureDefaults: true}, output: {module: false}},
    holds({assets}) {
      assert.deepEqual(Object.keys(assets), ['main.js']);
    },
    unless: {configuration: {output: {}}},
  },
  {
    says: 'Keeps interfaces that plugins for webpack 4 use, and prints deprecation warnings.',
    configuration: {plugins: [plugin]},
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {configuration: {experiments: {backCompat: false}}},
  },
  {
    says: 'webpack still accepts these keys, but they do nothing',
    files: {'src/index.js': 'export const one = 1; console.log(one);'},
    configuration: {experiments: {outputModule: true}},
    async holds({errors, assets, build}) {
      assert.deepEqual(errors, []);
      assert.deepEqual(
        assets,
        (await build({configuration: {experiments: {}, output: {}}})).assets,
      );
    },
    unless: {configuration: {output: {module: true}}},
  },
  {
    says: 'await at the top level of a module always works',
    files: {'src/index.js': 'console.log(await Promise.resolve("waited")); export {};'},
    configuration: {experiments: {topLevelAwait: false}},
    holds: async ({run, errors}) => {
      assert.deepEqual(errors, []);
      assert.deepEqual((await run()).printed, ['waited']);
    },
    unless: {files: {'src/index.js': 'module.exports = await Promise.resolve("waited");'}},
  },
  {
    says: 'layers always work, without a key',
    configuration: {entry: {main: {import: './src/index.js', layer: 'shop'}}},
    holds: ({stats, errors}) => {
      assert.deepEqual(errors, []);
      assert.match(stats.toString({layer: true}), /in shop/);
    },
    unless: {configuration: {entry: './src/index.js'}},
  },
];
