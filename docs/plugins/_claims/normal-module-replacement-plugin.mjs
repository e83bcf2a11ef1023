import assert from 'node:assert/strict';

const replace =
  (expression, other, more) =>
  ({webpack}) => ({
    plugins: [new webpack.NormalModuleReplacementPlugin(expression, other)],
    devtool: false,
    ...more,
  });

const files = {
  'src/index.js': 'import {source} from "./rates/live.js"; console.log(source);',
  'src/rates/live.js': 'export const source = "bank";',
  'src/rates/demo.js': 'export const source = "sample";',
};
const file = /src[\\/]rates[\\/]live\.js$/;
const printed =
  (...lines) =>
  async ({run, errors}) => {
    assert.deepEqual(errors, []);
    assert.deepEqual((await run()).printed, lines);
  };

export default [
  {
    says: 'write an expression that matches only one of them.',
    files,
    configuration: replace(file, './demo.js'),
    holds: printed('sample'),
    unless: {configuration: replace(/live\.js$/, './demo.js')},
  },
  {
    says: 'A module that they name stays external, such as fs',
    files: {...files, 'src/index.js': 'import rates from "rates"; console.log(rates);'},
    configuration: replace(/^rates$/, './rates/demo.js', {externals: {rates: 'var "external"'}}),
    holds: printed('external'),
    unless: {
      files: {
        'src/index.js': 'import {source} from "rates"; console.log(source);',
        'src/rates/demo.js': 'export const source = "sample";',
      },
      configuration: replace(/^rates$/, './rates/demo.js'),
    },
  },
  {
    says: 'and a new request never becomes external.',
    files: {'src/index.js': 'import rates from "rates"; console.log(rates);'},
    configuration: replace(/^rates$/, 'bank', {externals: {bank: 'var "external"'}}),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve 'bank'/),
    unless: {files: {'src/index.js': 'import bank from "bank"; console.log(bank);'}},
  },
  {
    says: 'is a path, even without ./ at its beginning.',
    files: {...files, 'node_modules/demo.js/index.js': 'export const source = "package";'},
    configuration: replace(file, 'demo.js'),
    holds: printed('sample'),
    unless: {configuration: replace(/^\.\/rates\/live\.js$/, 'demo.js')},
  },
  {
    says: 'nor adds an extension.',
    files,
    configuration: replace(file, './demo'),
    holds: ({errors}) => assert.match(errors.join(), /ENOENT/),
    unless: {configuration: replace(/^\.\/rates\/live\.js$/, './rates/demo')},
  },
  {
    says: 'are those of the original file',
    files: {...files, 'src/rates/demo.txt': 'export const source = "text";'},
    configuration: replace(file, './demo.txt', {
      module: {rules: [{test: /\.txt$/, type: 'asset/source'}]},
    }),
    holds: printed('text'),
    unless: {
      configuration: replace(/^\.\/rates\/live\.js$/, './rates/demo.txt', {
        module: {rules: [{test: /\.txt$/, type: 'asset/source'}]},
      }),
    },
  },
  {
    says: 'webpack ignores what it returns.',
    files,
    configuration: replace(/live/, () => false),
    holds: printed('bank'),
    unless: {
      configuration: replace(/live/, (data) => {
        data.request = './rates/demo.js';
      }),
    },
  },
  {
    says: 'a change has an effect before resolving',
    files,
    configuration: replace(file, (data) => {
      data.request = './rates/demo.js';
    }),
    holds: printed('bank'),
    unless: {
      configuration: replace(/^\.\/rates\/live\.js$/, (data) => {
        data.request = './rates/demo.js';
      }),
    },
  },
  {
    says: 'the path of the file after resolving, which you can change then',
    files,
    configuration: replace(file, ({createData}) => {
      createData.resource = createData.resource.replace('live', 'demo');
    }),
    holds: printed('sample'),
    unless: {
      configuration: replace(file, ({createData}) => {
        createData.request = createData.request.replace('live', 'none');
      }),
    },
  },
  {
    says: 'With /rates[\\\\/]live\\.js$/ in the sample, the build stops',
    files,
    configuration: replace(/rates[\\/]live\.js$/, './demo.js'),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve '\.\/demo\.js' in '.*src'/),
    unless: {configuration: replace(file, './demo.js')},
  },
  {
    says: 'so it misses some modules.',
    files: {
      'src/index.js':
        'import {a} from "./live-a.js"; import {b} from "./live-b.js"; console.log(a, b);',
      'src/live-a.js': 'export const a = 1;',
      'src/live-b.js': 'export const b = 2;',
      'src/demo.js': 'export const a = 3; export const b = 4;',
    },
    configuration: replace(/^\.\/live/g, './demo.js'),
    holds: printed('3 2'),
    unless: {configuration: replace(/^\.\/live/, './demo.js')},
  },
  {
    says: 'an expression that ends with $ does not match the path.',
    files: {
      ...files,
      'src/index.js': 'import {source} from "./rates/live.js?raw"; console.log(source);',
    },
    configuration: replace(file, './demo.js'),
    holds: printed('bank'),
    unless: {configuration: replace(/src[\\/]rates[\\/]live\.js/, './demo.js')},
  },
  {
    says: 'webpack takes it for another module than the replaced one, and includes it twice.',
    files: {
      ...files,
      'src/index.js': 'import "./rates/live.js"; import "./rates/demo.js";',
      'src/rates/demo.js': 'console.log("sample");',
    },
    configuration: replace(file, './demo.js'),
    holds: printed('sample', 'sample'),
    unless: {configuration: replace(/^\.\/rates\/live\.js$/, './rates/demo.js')},
  },
  {
    says: 'so a string shows this message with the first module.',
    files,
    configuration: replace('live', './demo.js'),
    holds: ({errors}) => assert.match(errors.join(), /resourceRegExp\.test is not a function/),
    unless: {configuration: replace(file, './demo.js')},
  },
];
