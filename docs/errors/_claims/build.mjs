import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';

const image = {module: {rules: [{test: /\.svg$/, type: 'asset/resource'}]}};

/** A plugin that writes a file twice. */
const writesTwice = (texts) => ({
  plugins: [
    (compiler) =>
      compiler.hooks.compilation.tap('Writer', (compilation) => {
        compilation.hooks.processAssets.tap('Writer', () => {
          for (const text of texts)
            compilation.emitAsset('notes.txt', new compiler.webpack.sources.RawSource(text));
        });
      }),
  ],
});

export default [
  {
    says: 'the name belongs to another part of the configuration or to webpack 4, and the line shows its place in webpack 5',
    configuration: {output: {jsonpFunction: 'shop'}},
    async holds({thrown, build}) {
      assert.match(String(thrown), /Did you mean output\.chunkLoadingGlobal/);
      const {thrown: second} = await build({configuration: {output: {}, splitChunks: {}}});
      assert.match(String(second), /Did you mean optimization\.splitChunks/);
    },
    unless: {configuration: {output: {chunkLoadingGlobal: 'shop'}}},
  },
  {
    says: 'Images and fonts have a hash in their name by default, so they conflict only with a template of your own',
    files: {
      'src/index.js': 'import "./a/flag.svg"; import "./b/flag.svg";',
      'src/a/flag.svg': '<svg/>',
      'src/b/flag.svg': '<svg />',
    },
    configuration: image,
    holds({thrown, errors, assets}) {
      assert.deepEqual([thrown, errors], [undefined, []]);
      assert.equal(Object.keys(assets).filter((name) => name.endsWith('.svg')).length, 2);
    },
    unless: {configuration: {...image, output: {assetModuleFilename: '[name][ext]'}}},
  },
  {
    says: 'a plugin or a loader adds a file whose name is already used',
    configuration: writesTwice(['morning', 'evening']),
    holds: ({errors}) =>
      assert.match(
        errors.join(),
        /Multiple assets emit different content to the same filename notes\.txt/,
      ),
    unless: {configuration: writesTwice(['morning', 'morning'])},
  },
  {
    says: 'several entries, runtimeChunk, or splitChunks for entries, and a name without a placeholder',
    files: {'src/index.js': 'import "tea";', 'node_modules/tea/index.js': 'console.log("tea");'},
    configuration: {
      output: {filename: 'bundle.js'},
      optimization: {splitChunks: {chunks: 'all', minSize: 0}},
    },
    async holds({thrown, errors, build}) {
      const conflict = /Multiple chunks emit assets to the same filename bundle\.js/;
      assert.match([thrown, ...(errors ?? [])].join(), conflict);
      const second = await build({
        configuration: {output: {filename: 'bundle.js'}, optimization: {runtimeChunk: 'single'}},
      });
      assert.match([second.thrown, ...(second.errors ?? [])].join(), conflict);
    },
    unless: {configuration: {output: {filename: '[name].js'}}},
  },
  {
    says: 'In watch mode, the memory cache keeps modules that you no longer use. Set cache.maxGenerations to drop them after some rebuilds.',
    modes: ['development'],
    files: {'package.json': '{"name": "shop"}', 'src/part.js': ''},
    configuration: {cache: {type: 'memory'}},
    async holds({webpack, folder, stats}) {
      const compiler = webpack({...stats.compilation.options});
      const built = async (text) => {
        writeFileSync(`${folder}/src/index.js`, text);
        const result = await new Promise((resolve) =>
          compiler.run((error, outcome) => resolve(outcome)),
        );
        const {modules} = result.toJson({all: false, modules: true, cachedModules: true});
        return modules.filter((module) => module.built).map(({name}) => name);
      };
      await built('import "./part.js";');
      for (const number of [1, 2, 3]) await built(`console.log(${number});`);
      assert.deepEqual(await built('import "./part.js"; 4;'), ['./src/index.js']);
    },
    unless: {configuration: {cache: {type: 'memory', maxGenerations: 1}}},
  },
  {
    says: 'In production, set devtool: false if you create source maps that nobody reads.',
    modes: ['production'],
    files: {'src/index.js': 'document.title = "kiosk";'},
    configuration: {devtool: false},
    holds: ({assets}) => assert.deepEqual(Object.keys(assets), ['main.js']),
    unless: {configuration: {devtool: 'source-map'}},
  },
];
