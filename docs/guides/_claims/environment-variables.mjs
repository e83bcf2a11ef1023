import assert from 'node:assert/strict';

const leaking = ({webpack}) => ({
  plugins: [
    new webpack.DefinePlugin({'process.env': JSON.stringify({API: '/api', TOKEN: 'k3-Rose'})}),
  ],
});
const naming = ({webpack}) => ({
  plugins: [new webpack.DefinePlugin({'process.env.API': '"/api"'})],
});

export default [
  {
    says: 'If your code reads process.env.API, a development build then contains every variable',
    modes: ['development'],
    files: {'src/index.js': 'console.log(process.env.API);'},
    configuration: leaking,
    holds: ({assets}) => assert.match(assets['main.js'], /k3-Rose/),
    unless: {configuration: naming},
  },
  {
    says: 'A production build does too if API is not set, or if the code uses process.env as a whole or in a destructuring assignment.',
    modes: ['production'],
    files: {'src/index.js': 'const {API} = process.env; console.log(API, process.env);'},
    configuration: leaking,
    async holds({assets, build}) {
      assert.match(assets['main.js'], /k3-Rose/);
      const unset = await build({files: {'src/index.js': 'console.log(process.env.UNSET);'}});
      assert.match(unset.assets['main.js'], /k3-Rose/);
    },
    unless: {configuration: naming},
  },
  {
    says: 'In the bundle, process.env.stage remains as you wrote it',
    files: {'src/index.js': 'console.log(process.env.stage);'},
    holds: ({assets}) => assert.match(assets['main.js'], /process\.env\.stage/),
    unless: {
      configuration: ({webpack}) => ({plugins: [new webpack.EnvironmentPlugin({stage: 'test'})]}),
    },
  },
  {
    says: 'From SOUND_URL: stage, the bundle gets a variable test that does not exist',
    files: {'src/index.js': 'console.log(SOUND_URL);'},
    configuration: ({webpack}) => ({plugins: [new webpack.DefinePlugin({SOUND_URL: 'test'})]}),
    holds: async ({run}) => assert.match(String((await run()).failure), /test is not defined/),
    unless: {
      configuration: ({webpack}) => ({plugins: [new webpack.DefinePlugin({SOUND_URL: '"test"'})]}),
    },
  },
  {
    says: 'import.meta.env.DEV and import.meta.env.PROD are a shorter way to write the same condition.',
    files: {'src/index.js': 'console.log(import.meta.env.DEV, import.meta.env.PROD);'},
    holds: async ({run, mode}) =>
      assert.deepEqual(
        (await run()).printed.join(),
        `${mode === 'development'} ${mode === 'production'}`,
      ),
    unless: {configuration: {optimization: {nodeEnv: false}}},
  },
  {
    says: 'webpack does not replace it, and the browser reports process is not defined',
    files: {'src/index.js': 'console.log(process.env.NODE_ENV);'},
    configuration: {mode: 'none'},
    holds: async ({run}) => assert.match(String((await run()).failure), /process is not defined/),
    unless: {configuration: {mode: 'production'}},
  },
  {
    says: 'webpack then writes no files, while in development mode, it writes them with the text',
    files: {'src/index.js': 'console.log(`Release ${process.env.NO_RELEASE}`);'},
    configuration: ({webpack}) => ({plugins: [new webpack.EnvironmentPlugin(['NO_RELEASE'])]}),
    async holds({assets, errors, mode, run}) {
      assert.match(errors.join(), /NO_RELEASE environment variable is undefined/);
      if (mode === 'production') assert.deepEqual(Object.keys(assets), []);
      else assert.deepEqual((await run()).printed, ['Release undefined']);
    },
    unless: {
      configuration: ({webpack}) => ({
        plugins: [new webpack.EnvironmentPlugin({NO_RELEASE: 'none'})],
      }),
    },
  },
  {
    says: 'A variable that is set but empty, as CI servers often define it, counts as set',
    files: {'src/index.js': 'console.log(`Release ${process.env.EMPTY_RELEASE}.`);'},
    configuration({webpack}) {
      process.env.EMPTY_RELEASE = '';
      return {plugins: [new webpack.EnvironmentPlugin({EMPTY_RELEASE: 'none'})]};
    },
    async holds({errors, run}) {
      assert.deepEqual(errors, []);
      assert.deepEqual((await run()).printed, ['Release .']);
    },
    unless: {
      configuration({webpack}) {
        delete process.env.EMPTY_RELEASE;
        return {plugins: [new webpack.EnvironmentPlugin({EMPTY_RELEASE: 'none'})]};
      },
    },
  },
  {
    says: 'One place that uses import.meta.env as a whole puts all of them into the bundle',
    files: {'src/index.js': 'console.log(import.meta.env);'},
    configuration() {
      process.env.CI_UNREAD = 'k3-Rose';
      return {dotenv: {prefix: 'CI_'}};
    },
    holds: ({assets}) => assert.match(assets['main.js'], /k3-Rose/),
    unless: {files: {'src/index.js': 'console.log(import.meta.env.CI_READ);'}},
  },
  {
    says: 'in the name, each new release number makes visitors download this file again',
    files: {'src/index.js': 'console.log(process.env.NUMBER);'},
    configuration: ({webpack}) => ({
      output: {filename: '[name].[contenthash].js'},
      plugins: [new webpack.DefinePlugin({'process.env.NUMBER': '7'})],
    }),
    async holds({assets, build, webpack}) {
      const next = await build({
        configuration: {
          output: {filename: '[name].[contenthash].js'},
          plugins: [new webpack.DefinePlugin({'process.env.NUMBER': '8'})],
        },
      });
      assert.notDeepEqual(Object.keys(next.assets), Object.keys(assets));
    },
    unless: {files: {'src/index.js': 'console.log("no number");'}},
  },
  {
    says: 'or const { API, NAME } = process.env contains a name that is not listed.',
    files: {'src/index.js': 'const {API, NAME} = process.env; console.log(API, NAME);'},
    configuration: naming,
    holds: ({assets}) => assert.match(assets['main.js'], /= ?process\.env/),
    unless: {files: {'src/index.js': 'const {API} = process.env; console.log(API);'}},
  },
];
