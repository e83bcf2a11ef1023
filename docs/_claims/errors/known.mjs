import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';

const asks = (request) => ({'src/index.js': `import "${request}";`, 'src/header.js': ''});
const image = {
  'src/index.js': 'import sign from "./sign.svg"; console.log(sign);',
  'src/sign.svg': '<svg/>',
};
const asset = {module: {rules: [{test: /\.svg$/, type: 'asset/resource'}]}};

/** A page that does not say where its scripts come from. */
const unknownPage = {place: '/shop/', location: {}, document: {getElementsByTagName: () => []}};

export default [
  {
    says: 'none in production mode; in development mode the bundle, which throws when it reaches the failed module',
    files: {'src/index.js': 'console.log("start"); require("./nowhere.js");'},
    async holds({mode, assets, run}) {
      if (mode === 'production') return assert.deepEqual(assets, {});
      const {printed, failure} = await run();
      assert.deepEqual(printed, ['start']);
      return assert.match(String(failure), /Cannot find module/);
    },
    unless: {files: {'src/nowhere.js': ''}},
  },
  {
    says: 'webpack looks for such a name in node_modules only.',
    files: asks('header.js'),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve 'header\.js'/),
    unless: {files: asks('./header.js')},
  },
  {
    says: 'The import is then an empty object, and a call of one of its functions throws a TypeError.',
    files: {
      'src/index.js':
        'import crypto from "crypto"; console.log(Object.keys(crypto).length); crypto.createHash("md5");',
    },
    configuration: {resolve: {fallback: {crypto: false}}},
    async holds({errors, run}) {
      assert.deepEqual(errors, []);
      const {printed, failure} = await run();
      assert.deepEqual(printed, ['0']);
      assert.match(String(failure), /is not a function/);
    },
    unless: {configuration: {target: 'node', resolve: {}}},
  },
  {
    says: 'while an image needs only a type:',
    files: image,
    configuration: asset,
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {configuration: {module: {}}},
  },
  {
    says: 'Code that you know never runs: exprContextCritical: false silences the warning.',
    files: {'src/index.js': 'const name = location.hash; if (name === "#never") require(name);'},
    configuration: {module: {parser: {javascript: {exprContextCritical: false}}}},
    holds: ({warnings}) => assert.deepEqual(warnings, []),
    unless: {configuration: {module: {}}},
  },
  {
    says: 'A file of a production build for browsers is larger than 250,000 bytes, which webpack prints as 244 KiB.',
    modes: ['production'],
    files: {'src/index.js': `document.title = "${'a'.repeat(250_001)}";`},
    holds: ({warnings}) => assert.match(warnings.join(), /\(244 KiB\)/),
    unless: {files: {'src/index.js': `document.title = "${'a'.repeat(249_900)}";`}},
  },
  {
    says: 'which only Node.js has. In development and production mode, webpack replaces process.env.NODE_ENV and nothing else.',
    files: {'src/index.js': 'console.log(process.env.NODE_ENV); console.log(process.env.HOME);'},
    async holds({mode, run}) {
      const {printed, failure} = await run();
      assert.deepEqual(printed, [mode]);
      assert.equal(failure, 'process is not defined');
    },
    unless: {configuration: {target: 'node', mode: 'none'}},
  },
  {
    says: 'A variable that is not listed still throws.',
    files: {'src/index.js': 'console.log(process.env.LISTED); console.log(process.env.OTHER);'},
    configuration: ({webpack}) => ({plugins: [new webpack.EnvironmentPlugin({LISTED: 'yes'})]}),
    async holds({run}) {
      const {printed, failure} = await run();
      assert.deepEqual(printed, ['yes']);
      assert.equal(failure, 'process is not defined');
    },
    unless: {
      configuration: ({webpack}) => ({
        plugins: [new webpack.EnvironmentPlugin({LISTED: 'yes', OTHER: 'no'})],
      }),
    },
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
    says: 'The bundle fails when it runs.',
    files: {'src/index.js': 'console.log(process.env.HOME);'},
    async holds({errors, run}) {
      assert.deepEqual(errors, []);
      assert.equal((await run()).failure, 'process is not defined');
    },
    unless: {files: {'src/index.js': 'console.log(process.env.NODE_ENV);'}},
  },
  {
    says: 'In production, set devtool: false if you create source maps that nobody reads.',
    modes: ['production'],
    files: {'src/index.js': 'document.title = "kiosk";'},
    configuration: {devtool: false},
    holds: ({assets}) => assert.deepEqual(Object.keys(assets), ['main.js']),
    unless: {configuration: {devtool: 'source-map'}},
  },
  {
    says: 'in a package that uses it in Node.js only, behind a condition',
    files: {
      'src/index.js': 'import "hashes";',
      'node_modules/hashes/index.js':
        'if (typeof window === "undefined") require("crypto").createHash("md5"); console.log("works");',
    },
    configuration: {resolve: {fallback: {crypto: false}}},
    async holds({errors, run}) {
      assert.deepEqual(errors, []);
      assert.deepEqual(await run(), {printed: ['works'], requested: [], failure: undefined});
    },
    unless: {configuration: {resolve: {}}},
  },
  {
    says: 'These builds succeed, but the code then fails or is slow.',
    files: {'src/index.js': 'const name = location.href; console.log("start"); require(name);'},
    async holds({errors, warnings, run}) {
      assert.deepEqual([errors.length, warnings.length], [0, 1]);
      assert.match(String((await run()).failure), /Cannot find module/);
    },
    unless: {files: {'src/index.js': 'console.log("start");'}},
  },
  {
    says: 'so set it in the parser of a rule that matches only this package',
    files: {
      'src/index.js': 'import "tools"; require(location.hash);',
      'node_modules/tools/index.js': 'require(location.hash);',
    },
    configuration: {
      module: {rules: [{test: /tools/, parser: {exprContextCritical: false}}]},
    },
    holds: ({warnings}) => assert.equal(warnings.length, 1),
    unless: {configuration: {module: {parser: {javascript: {exprContextCritical: false}}}}},
  },
  {
    says: 'If you know it only when the page runs, set publicPath: "" in the configuration and __webpack_public_path__ in the code.',
    files: {
      ...image,
      'src/index.js': 'import "./path.js"; import sign from "./sign.svg"; console.log(sign);',
      'src/path.js': '__webpack_public_path__ = self.place;',
    },
    configuration: {...asset, output: {publicPath: '', assetModuleFilename: '[name][ext]'}},
    holds: async ({run}) =>
      assert.deepEqual((await run('main.js', unknownPage)).printed, ['/shop/sign.svg']),
    unless: {configuration: {output: {publicPath: 'auto', assetModuleFilename: '[name][ext]'}}},
  },
  {
    says: 'there is no error, but the bundle requests its files from the folder of that script',
    files: image,
    configuration: {...asset, output: {publicPath: 'auto', assetModuleFilename: '[name][ext]'}},
    async holds({run}) {
      const src = 'https://cdn.example/lib/other.js';
      const page = {document: {currentScript: null, getElementsByTagName: () => [{src}]}};
      assert.deepEqual((await run('main.js', page)).printed, ['https://cdn.example/lib/sign.svg']);
    },
    unless: {
      configuration: {...asset, output: {publicPath: '', assetModuleFilename: '[name][ext]'}},
    },
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
    says: 'If the bundle never loads a second file, "" is enough.',
    files: {'src/index.js': 'console.log("runs", __webpack_public_path__);'},
    configuration: {output: {publicPath: ''}},
    holds: async ({run}) =>
      assert.deepEqual((await run('main.js', unknownPage)).printed, ['runs ']),
    unless: {configuration: {output: {publicPath: 'auto'}}},
  },
  {
    says: 'Every listed value that the code reads becomes text in a public file, so never list a secret.',
    files: {'src/index.js': 'console.log(process.env.TOKEN);'},
    configuration: ({webpack}) => ({
      plugins: [new webpack.EnvironmentPlugin({TOKEN: 'secret', UNREAD: 'missing'})],
    }),
    holds({assets}) {
      assert.match(assets['main.js'], /secret/);
      assert.doesNotMatch(assets['main.js'], /missing/);
    },
    unless: {configuration: {plugins: []}},
  },
];
