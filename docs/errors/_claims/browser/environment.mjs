import assert from 'node:assert/strict';

export default [
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
    says: 'A variable that is not listed still throws',
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
    says: 'and one of them in const { API, NAME } = process.env is enough.',
    files: {'src/index.js': 'const {API, NAME} = process.env; console.log(API, NAME);'},
    configuration: ({webpack}) => ({
      devtool: false,
      plugins: [new webpack.EnvironmentPlugin({API: '/api'})],
    }),
    holds: ({assets}) => assert.match(assets['main.js'], /= ?process\.env/),
    unless: {files: {'src/index.js': 'const {API} = process.env; console.log(API);'}},
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
