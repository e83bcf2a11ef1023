import assert from 'node:assert/strict';

const code = (source) => ({'src/index.js': source});
const plugins =
  (make) =>
  ({webpack}) => ({plugins: [make(webpack)], devtool: false});

export default [
  {
    says: 'whose env is empty, so you get undefined instead of an error',
    files: code('console.log(typeof process.env.PATH);'),
    configuration: {devtool: false},
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['undefined']),
    unless: {configuration: {node: {process: false}}},
  },
  {
    says: 'With target: "node", the program reads the real variable when it runs.',
    files: code('module.exports = process.env.OF_CLAIM;'),
    configuration: {target: 'node', output: {libraryTarget: 'commonjs2'}},
    holds: ({load}) => {
      process.env.OF_CLAIM = 'set later';
      assert.equal(load('main.js'), 'set later');
    },
    unless: {configuration: {target: 'web', output: {libraryTarget: 'commonjs2'}}},
  },
  {
    says: 'In version 4 this is only a warning, and the page says "Release undefined"',
    files: code('console.log(`Release ${process.env.RELEASE_OF_CLAIM}`);'),
    configuration: plugins(({EnvironmentPlugin}) => new EnvironmentPlugin(['RELEASE_OF_CLAIM'])),
    holds: async ({run, errors, warnings}) => {
      assert.deepEqual(errors, []);
      assert.match(warnings[0], /RELEASE_OF_CLAIM environment variable is undefined/);
      assert.deepEqual((await run()).printed, ['Release undefined']);
    },
    unless: {
      configuration: plugins(
        ({EnvironmentPlugin}) => new EnvironmentPlugin({RELEASE_OF_CLAIM: 'none'}),
      ),
    },
  },
  {
    says: 'If your code reads process.env.API, a development build then contains every variable of the machine that builds, including its tokens.',
    modes: ['development'],
    files: code('console.log(process.env.API);'),
    configuration: plugins(
      ({DefinePlugin}) =>
        new DefinePlugin({'process.env': JSON.stringify({API: '/', TOKEN: 'h7-Kf2'})}),
    ),
    holds: ({assets}) => assert.match(assets['main.js'], /h7-Kf2/),
    unless: {
      configuration: plugins(({DefinePlugin}) => new DefinePlugin({'process.env.API': '"/"'})),
    },
  },
  {
    says: 'A production build does too if API is not set, or if the code uses process.env as a whole or in a destructuring assignment.',
    modes: ['production'],
    files: code('console.log(process.env.API);'),
    configuration: plugins(
      ({DefinePlugin}) => new DefinePlugin({'process.env': JSON.stringify({TOKEN: 'h7-Kf2'})}),
    ),
    holds: async ({assets, build}) => {
      const uses = ['console.log(process.env);', 'const {API} = process.env; console.log(API);'];
      for (const use of uses)
        assert.match((await build({files: code(use)})).assets['main.js'], /h7-Kf2/);
      assert.match(assets['main.js'], /h7-Kf2/);
    },
    unless: {
      configuration: plugins(
        ({DefinePlugin}) =>
          new DefinePlugin({'process.env': JSON.stringify({API: '/', TOKEN: 'h7-Kf2'})}),
      ),
    },
  },
  {
    says: 'In development and production mode, process.env.NODE_ENV in your code is the name of the mode.',
    files: code('console.log(process.env.NODE_ENV);'),
    configuration: {devtool: false},
    holds: async ({run, mode}) => assert.deepEqual((await run()).printed, [mode]),
    unless: {configuration: {optimization: {nodeEnv: 'staging'}}},
  },
];
