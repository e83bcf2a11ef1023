import assert from 'node:assert/strict';

/** Gives a configuration that defines names. */
const defines =
  (definitions, options) =>
  ({webpack}) => ({plugins: [new webpack.DefinePlugin(definitions)], ...options});

const quoted = JSON.stringify('1.2.0');

export default [
  {
    says: 'A development build succeeds anyway, and the error appears in the browser.',
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
    says: 'the minimizer reports the error and webpack writes no file',
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
    says: 'webpack writes only that value, such as 12 for LIMITS.pots',
    files: {'src/index.js': 'console.log(LIMITS.pots);'},
    configuration: defines({LIMITS: {pots: 12, sizes: 777}}),
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /777/),
    unless: {files: {'src/index.js': 'console.log(LIMITS);'}},
  },
  {
    says: 'a member that you did not define is undefined.',
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
    says: 'A local variable with the same name takes precedence. So does an import, but not for names with a dot:',
    files: {
      'src/index.js':
        'import {VERSION} from "./version.js"; import api from "./version.js"; { const DEBUG = "local"; console.log(VERSION, DEBUG, api.env.KEY); }',
      'src/version.js':
        'export const VERSION = "imported"; export default {env: {KEY: "imported"}};',
    },
    configuration: defines({VERSION: quoted, DEBUG: '"defined"', 'api.env.KEY': '"defined"'}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['imported local defined']),
    unless: {files: {'src/index.js': 'console.log(VERSION, DEBUG, api.env.KEY);'}},
  },
  {
    says: 'and a browser throws ReferenceError: process is not defined.',
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
    says: 'it defines only names that start with WEBPACK_',
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
    says: 'After a development build, the program stops with SyntaxError: Invalid left-hand side in assignment.',
    modes: ['development'],
    files: {'src/index.js': 'VERSION = "2";'},
    configuration: defines({VERSION: quoted}),
    holds: async ({run}) =>
      assert.match(String((await run()).failure), /Invalid left-hand side in assignment/),
    unless: {files: {'src/index.js': 'window.VERSION = "2";'}},
  },
  {
    says: 'In production mode, the minimizer reports Invalid assignment and webpack writes no file.',
    modes: ['production'],
    files: {'src/index.js': 'VERSION = "2";'},
    configuration: defines({VERSION: quoted}),
    holds({errors, assets}) {
      assert.match(errors.join(), /Invalid assignment/);
      assert.deepEqual(assets, {});
    },
    unless: {files: {'src/index.js': 'window.VERSION = "2";'}},
  },
  {
    says: 'with POTS: 12, POTS.toFixed(1) becomes 12.toFixed(1), which is a syntax error',
    modes: ['production'],
    files: {'src/index.js': 'console.log(POTS.toFixed(1));'},
    configuration: defines({POTS: 12}),
    holds: ({errors}) => assert.match(errors.join(), /Unexpected token/),
    unless: {configuration: defines({POTS: '(12)'})},
  },
  {
    says: 'or const process = require("./process.js"), webpack still replaces',
    files: {
      'src/index.js': 'const api = require("./api.js"); console.log(api.env.KEY);',
      'src/api.js': 'exports.env = {KEY: "required"};',
    },
    configuration: defines({'api.env.KEY': '"defined"'}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['defined']),
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'Never define "process.env": JSON.stringify(process.env), because webpack then writes all variables of your machine, even passwords, at each place that reads one of them.',
    files: {'src/index.js': 'const {CITY} = process.env; console.log(CITY, process.env);'},
    configuration: defines({'process.env': '{"CITY": "Rome", "PASSWORD": "secret"}'}),
    holds: ({assets}) => assert.match(assets['main.js'], /secret/),
    unless: {configuration: defines({'process.env.CITY': '"Rome"'})},
  },
  {
    says: 'If a name gets two different values, webpack warns',
    configuration: ({webpack}) => ({
      plugins: ['1', '2'].map((V) => new webpack.DefinePlugin({V})),
    }),
    holds: ({warnings}) => assert.match(warnings.join(), /Conflicting values for 'V'/),
    unless: {configuration: defines({V: '1'})},
  },
];
