import assert from 'node:assert/strict';

const defines =
  (...all) =>
  ({webpack}) => ({
    devtool: false,
    optimization: {minimize: false},
    plugins: all.map((definitions) => new webpack.DefinePlugin(definitions)),
  });
const code = (source) => ({'src/index.js': source});
const prints = (lines) => async (seen) => assert.deepEqual((await seen.run()).printed, lines);
const none = {configuration: defines({})};

export default [
  {
    says: 'webpack writes its value into the bundle instead.',
    files: code('console.log(typeof VERSION, VERSION);'),
    configuration: defines({VERSION: '"1.2.0"'}),
    holds: prints(['string 1.2.0']),
    unless: none,
  },
  {
    says: 'with POTS: 12, POTS.toFixed(1) becomes 12.toFixed(1), which is a syntax error',
    files: code('console.log(POTS.toFixed(1));'),
    configuration: defines({POTS: 12}),
    holds: async ({run}) =>
      assert.match(String((await run()).failure), /Invalid or unexpected token/),
    unless: {configuration: defines({POTS: '(12)'})},
  },
  {
    says: 'because webpack 4 turns it into an object otherwise.',
    files: code('console.log(Array.isArray(SIZES));'),
    configuration: defines({SIZES: [9, 14]}),
    holds: prints(['false']),
    unless: {configuration: defines({SIZES: '[9, 14]'})},
  },
  {
    says: 'A BigInt loses its n, so write it as a string too.',
    files: code('console.log(typeof BIG);'),
    configuration: defines({BIG: 10n}),
    holds: prints(['number']),
    unless: {configuration: defines({BIG: '"x"'})},
  },
  {
    says: 'the expression SUM * 2 becomes 1 + 1 * 2, which is 3',
    files: code('console.log(SUM * 2);'),
    configuration: defines({SUM: '1 + 1'}),
    holds: prints(['3']),
    unless: {configuration: defines({SUM: '(1 + 1)'})},
  },
  {
    says: 'A local variable or an import with the same name takes precedence.',
    files: {
      ...code('import NAME from "./name.js"; console.log(((VERSION) => VERSION)("local"), NAME);'),
      'src/name.js': 'export default "imported";',
    },
    configuration: defines({VERSION: '"1.2.0"', NAME: '"defined"'}),
    holds: prints(['local imported']),
    unless: {files: code('console.log(VERSION, NAME);')},
  },
  {
    says: 'such as const { API } = process.env is not replaced',
    files: code('const {API} = process.env; console.log(String(API));'),
    configuration: defines({'process.env.API': '"/api"'}),
    holds: prints(['undefined']),
    unless: {files: code('console.log(process.env.API);')},
  },
  {
    says: 'a bundle for browsers contains a replacement of process with an empty env',
    modes: ['production'],
    files: code('console.log(String(process.env.OTHER));'),
    configuration: defines({}),
    holds: prints(['undefined']),
    unless: {configuration: defines({'process.env.OTHER': '"x"'})},
  },
  {
    says: 'Without the flag, webpack does not see the import()',
    files: {
      ...code('if (FLAG) import("./reviews.js");'),
      'src/reviews.js': 'console.log("reviews");',
    },
    configuration: defines({FLAG: false}),
    holds: ({assets}) => assert.deepEqual(Object.keys(assets), ['main.js']),
    unless: {configuration: defines({FLAG: true})},
  },
  {
    says: 'makes the build of the module fail here.',
    files: code('console.log(NOW);'),
    configuration: ({webpack}) => ({
      devtool: false,
      plugins: [
        new webpack.DefinePlugin({
          NOW: webpack.DefinePlugin.runtimeValue(() => '1', {fileDependencies: []}),
        }),
      ],
    }),
    holds: ({errors}) => assert.match(errors.join(), /not iterable/),
    unless: none,
  },
  {
    says: 'a promise becomes Object({}).',
    files: code('console.log(NOW);'),
    configuration: ({webpack}) => ({
      devtool: false,
      optimization: {minimize: false},
      plugins: [
        new webpack.DefinePlugin({NOW: webpack.DefinePlugin.runtimeValue(async () => '1')}),
      ],
    }),
    holds: ({assets}) => assert.ok(assets['main.js'].includes('console.log(Object({}))')),
    unless: none,
  },
  {
    says: 'The first definition applies, and your plugins come before the mode',
    files: code('console.log(NAME, process.env.NODE_ENV);'),
    configuration: defines({NAME: '1', 'process.env.NODE_ENV': '"staging"'}, {NAME: '2'}),
    holds: prints(['1 staging']),
    unless: {configuration: defines({NAME: '2'})},
  },
  {
    says: 'and { "1.2.0" } is a syntax error.',
    modes: ['development'],
    files: code('console.log({VERSION});'),
    configuration: defines({VERSION: '"1.2.0"'}),
    holds: async ({run}) => assert.match((await run()).failure, /Unexpected string/),
    unless: {files: code('console.log({VERSION: VERSION});')},
  },
  {
    says: 'webpack 4 cannot parse either of these',
    files: code('console.log(import.meta.env);'),
    configuration: defines({}),
    holds: ({errors}) => assert.match(errors.join(), /Module parse failed/),
    unless: {files: code('console.log(1);')},
  },
  {
    says: 'The minimizer reports Invalid assignment',
    modes: ['production'],
    files: code('VERSION = "2";'),
    configuration: ({webpack}) => ({plugins: [new webpack.DefinePlugin({VERSION: '"1.2.0"'})]}),
    holds: ({errors}) => assert.match(errors.join(), /Invalid assignment/),
    unless: none,
  },
];
