import assert from 'node:assert/strict';

const code = 'console.log(module.hot ? "replaces" : "does not replace", typeof module.hot);';
const hot = ({webpack}) => ({
  devtool: false,
  plugins: [new webpack.HotModuleReplacementPlugin()],
});

export default [
  {
    says: 'In a build without the server, module.hot is undefined, so production mode leaves out the blocks of these conditions',
    modes: ['production'],
    files: {'src/index.js': code},
    holds: async ({assets, run}) => {
      assert.deepEqual((await run()).printed, ['does not replace undefined']);
      assert.doesNotMatch(assets['main.js'], /"replaces"/);
    },
    unless: {configuration: hot},
  },
  {
    says: 'because the parser of webpack 4 does not know module.hot?.data',
    files: {'src/index.js': 'console.log(module.hot?.data);'},
    configuration: hot,
    holds: ({errors}) => assert.match(errors[0], /Module parse failed: Unexpected token/),
    unless: {files: {'src/index.js': 'console.log(module.hot && module.hot.data);'}},
  },
  {
    says: 'HMR and these placeholders in output.filename do not go together in version 4.',
    files: {'src/index.js': code},
    configuration: (context) => ({...hot(context), output: {filename: '[name].[contenthash].js'}}),
    holds: ({errors}) =>
      assert.match(errors.join(), /Cannot use \[chunkhash\] or \[contenthash\] for chunk/),
    unless: {configuration: {output: {filename: '[name].js'}}},
  },
];
