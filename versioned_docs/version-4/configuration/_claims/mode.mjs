import {createRequire} from 'node:module';
import assert from 'node:assert/strict';

const prints = {'src/index.js': 'console.log(process.env.NODE_ENV);'};

export default [
  {
    says: 'or webpack builds for production and warns you.',
    files: prints,
    configuration: {mode: undefined},
    async holds({warnings, run}) {
      assert.match(warnings.join(), /The 'mode' option has not been set/);
      assert.deepEqual((await run()).printed, ['production']);
    },
    unless: {configuration: {mode: 'development'}},
  },
  {
    says: 'and if you set that option, your value takes precedence.',
    modes: ['production'],
    configuration: {output: {pathinfo: true}, optimization: {minimize: false}},
    holds: ({assets}) => assert.match(assets['main.js'], /\.\/src\/index\.js/),
    unless: {configuration: {output: {}}},
  },
  {
    says: 'It replaces process.env.NODE_ENV by "none"',
    modes: ['none'],
    files: prints,
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['none']),
    unless: {configuration: {mode: 'development'}},
  },
  {
    says: 'sets the mode with webpack-cli 4, if the configuration does not.',
    modes: ['development'],
    files: {'webpack.config.js': 'module.exports = {};'},
    async holds({webpack, folder}) {
      process.chdir(folder);
      const WebpackCLI = createRequire(`${folder}/package.json`)('webpack-cli');
      const tool = new WebpackCLI();
      tool.webpack = webpack;
      process.env.NODE_ENV = 'development';
      const {options} = await tool.createCompiler({argv: {env: {}}});
      assert.equal(options.mode, 'development');
    },
    unless: {files: {'webpack.config.js': 'module.exports = {mode: "none"};'}},
  },
];
