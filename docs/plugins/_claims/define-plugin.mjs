import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

/** Gives a configuration that defines names. */
const defines =
  (definitions, options) =>
  ({webpack}) => ({plugins: [new webpack.DefinePlugin(definitions)], ...options});

const quoted = JSON.stringify('1.2.0');

const valueIn = (folder) =>
  /"value", ?(\d+)/.exec(readFileSync(`${folder}/dist/main.js`, 'utf8'))[1];

/** One more run of webpack with two builds: the values that are then in the bundle. */
async function valuesOf({webpack, folder, stats}) {
  const compiler = webpack({...stats.compilation.options, devtool: false});
  const values = [];
  for (const close of [(end) => end(), (end) => compiler.close(end)]) {
    await new Promise((resolve) => compiler.run(resolve));
    values.push(valueIn(folder));
    await new Promise(close);
  }
  return values;
}

/** Each time webpack asks, the value is greater. */
const counted =
  (options) =>
  ({webpack, folder}) => {
    let asked = 0;
    const V = webpack.DefinePlugin.runtimeValue(() => `${(asked += 1)}`, options);
    const plugins = [new webpack.DefinePlugin({V})];
    return {
      plugins,
      devtool: false,
      cache: {type: 'filesystem', cacheDirectory: `${folder}/.cache`},
    };
  };

export default [
  {
    says: 'A development build succeeds anyway, and the browser rejects the script.',
    modes: ['development'],
    files: {'src/index.js': 'console.log(VERSION);'},
    configuration: defines({VERSION: '1.2.0'}),
    async holds({errors, run}) {
      assert.deepEqual(errors, []);
      assert.match(String((await run()).failure), /numeric|token|missing/i);
    },
    unless: {configuration: defines({VERSION: quoted})},
  },
  {
    says: 'the minimizer reports the error, and webpack writes no file',
    modes: ['production'],
    files: {'src/index.js': 'console.log(VERSION);'},
    configuration: defines({VERSION: '1.2.0'}),
    holds({errors, assets}) {
      assert.match(errors.join(), /minimizer/);
      assert.deepEqual(assets, {});
    },
    unless: {configuration: defines({VERSION: quoted})},
  },
  {
    says: 'both modes report the error while they parse the module',
    files: {'src/index.js': 'if (typeof VERSION === "string") console.log(VERSION);'},
    configuration: defines({VERSION: '1.2.0'}),
    holds: ({errors}) => assert.match(errors.join(), /Module parse failed.*"VERSION"/),
    unless: {configuration: defines({VERSION: quoted})},
  },
  {
    says: 'webpack writes only that value: LIMITS.pots became 12',
    files: {'src/index.js': 'console.log(LIMITS.pots);'},
    configuration: defines({LIMITS: {pots: 12, sizes: 777}}),
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /777/),
    unless: {files: {'src/index.js': 'console.log(LIMITS);'}},
  },
  {
    says: 'A member that you did not define is undefined.',
    files: {'src/index.js': 'console.log(LIMITS.cups);'},
    configuration: defines({LIMITS: {pots: 12}}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['undefined']),
    unless: {configuration: defines({LIMITS: {cups: 3}})},
  },
  {
    says: 'Code that reads the whole object gets a new copy at each place.',
    files: {'src/index.js': 'const a = LIMITS, b = LIMITS; console.log(a === b);'},
    configuration: defines({LIMITS: {pots: 12}}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['false']),
    unless: {files: {'src/index.js': 'const a = LIMITS, b = a; console.log(a === b);'}},
  },
  {
    says: 'A local variable or an import with the same name wins.',
    files: {
      'src/index.js':
        'import {VERSION as V} from "./version.js"; import {VERSION} from "./version.js"; { const DEBUG = "local"; console.log(VERSION, DEBUG, V); }',
      'src/version.js': 'export const VERSION = "imported";',
    },
    configuration: defines({VERSION: quoted, DEBUG: '"defined"'}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['imported local imported']),
    unless: {files: {'src/index.js': 'console.log(VERSION, DEBUG, VERSION);'}},
  },
  {
    says: 'A browser throws ReferenceError: process is not defined.',
    files: {'src/index.js': 'console.log(process.env.OTHER);'},
    configuration: defines({'process.env.API': quoted}),
    holds: async ({run}) => assert.equal((await run()).failure, 'process is not defined'),
    unless: {configuration: defines({'process.env.OTHER': quoted})},
  },
  {
    says: 'In development and production mode, webpack defines process.env.NODE_ENV',
    files: {'src/index.js': 'console.log(process.env.NODE_ENV, import.meta.env.MODE);'},
    configuration: {},
    holds: async ({run, mode}) => assert.deepEqual((await run()).printed, [`${mode} ${mode}`]),
    unless: {configuration: {mode: 'none'}},
  },
  {
    says: 'Otherwise the build fails:',
    files: {'src/index.js': 'console.log(V);'},
    configuration: ({webpack}) => ({
      plugins: [
        new webpack.DefinePlugin({
          V: webpack.DefinePlugin.runtimeValue(() => Promise.resolve('1')),
        }),
      ],
    }),
    holds: ({errors}) => assert.match(errors.join(), /"V" returned a Promise/),
    unless: {
      configuration: ({webpack}) => ({
        plugins: [
          new webpack.DefinePlugin({V: webpack.DefinePlugin.runtimeValue(async () => '1')}),
        ],
      }),
    },
  },
  {
    says: 'With true instead of the options, webpack rebuilds the modules each time and never caches them. The output then says [not cacheable: DefinePlugin runtime value NAME]. Use true only for a few small modules.',
    files: {'src/index.js': 'console.log(V);'},
    configuration: ({webpack}) => ({
      plugins: [new webpack.DefinePlugin({V: webpack.DefinePlugin.runtimeValue(() => '1', true)})],
    }),
    holds: ({stats}) =>
      assert.match(stats.toString(), /\[not cacheable: DefinePlugin runtime value V\]/),
    unless: {
      configuration: ({webpack}) => ({
        plugins: [new webpack.DefinePlugin({V: webpack.DefinePlugin.runtimeValue(() => '1', {})})],
      }),
    },
  },
  {
    says: 'It defines only names that start with WEBPACK_',
    files: {
      'src/index.js': 'console.log(process.env.WEBPACK_NAME, typeof process.env.PASSWORD);',
      '.env': 'WEBPACK_NAME=shelf\nPASSWORD=secret\n',
    },
    configuration: {dotenv: true},
    holds: ({assets}) =>
      assert.ok(/shelf/.test(assets['main.js']) && !/secret/.test(assets['main.js'])),
    unless: {configuration: {dotenv: {prefix: ''}}},
  },
  {
    says: 'VERSION = "2" becomes "1.2.0" = "2", and the program stops with SyntaxError: Invalid left-hand side in assignment.',
    modes: ['development'],
    files: {'src/index.js': 'VERSION = "2";'},
    configuration: defines({VERSION: quoted}),
    holds: async ({run}) =>
      assert.match(String((await run()).failure), /Invalid left-hand side in assignment/),
    unless: {files: {'src/index.js': 'window.VERSION = "2";'}},
  },
  {
    says: 'Never define "process.env": JSON.stringify(process.env). webpack then writes all variables of your machine, even passwords, at each place that reads one of them.',
    files: {'src/index.js': 'const {CITY} = process.env; console.log(CITY, process.env);'},
    configuration: defines({'process.env': '{"CITY": "Rome", "PASSWORD": "secret"}'}),
    holds: ({assets}) => assert.match(assets['main.js'], /secret/),
    unless: {configuration: defines({'process.env.CITY': '"Rome"'})},
  },
  {
    says: 'webpack reads the configuration once, so in watch mode a value computed there never changes.',
    files: {'package.json': '{"name": "shop"}', 'src/index.js': 'console.log("value", V);'},
    configuration: defines({V: '1'}),
    holds: async (seen) => assert.deepEqual(await valuesOf(seen), ['1', '1']),
    unless: {
      configuration({webpack}) {
        let reads = 0;
        const {runtimeValue} = webpack.DefinePlugin;
        return {
          plugins: [new webpack.DefinePlugin({V: runtimeValue(() => `${(reads += 1)}`, true)})],
        };
      },
    },
  },
  {
    says: 'buildDependencies works only for modules that pass through a loader. For any other module, webpack 5.112.2 reports Module parse failed: Cannot read properties of undefined',
    files: {
      'src/index.js': 'console.log("value", V);',
      'loader.js': 'module.exports = (source) => source;',
    },
    configuration: ({webpack, folder}) => ({
      plugins: [
        new webpack.DefinePlugin({
          V: webpack.DefinePlugin.runtimeValue(() => '1', {
            buildDependencies: [`${folder}/loader.js`],
          }),
        }),
      ],
    }),
    holds: ({errors}) =>
      assert.match(
        errors.join(),
        /Module parse failed: Cannot read properties of undefined \(reading 'add'\)/,
      ),
    unless: {configuration: {module: {rules: [{test: /index/, use: './loader.js'}]}}},
  },
  {
    says: 'Without options, a cached module keeps the old value, with a cache on disk even in the next run of webpack.',
    files: {'src/index.js': 'console.log("value", V);', 'package.json': '{"name": "shop"}'},
    configuration: counted(),
    async holds(seen) {
      assert.equal(valueIn(seen.folder), '1');
      assert.deepEqual(await valuesOf(seen), ['1', '1']);
    },
    unless: {configuration: counted({version: () => String(Math.random())})},
  },
  {
    says: 'If a name gets two different values, webpack warns.',
    configuration: ({webpack}) => ({
      plugins: ['1', '2'].map((V) => new webpack.DefinePlugin({V})),
    }),
    holds: ({warnings}) => assert.match(warnings.join(), /Conflicting values for 'V'/),
    unless: {configuration: defines({V: '1'})},
  },
];
