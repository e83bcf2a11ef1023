import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

export default [
  {
    says: 'Each of these defaults is an option of its own; if you set that option, your value wins.',
    configuration: {optimization: {moduleIds: 'natural'}},
    holds: ({stats}) => assert.equal(stats.compilation.options.optimization.moduleIds, 'natural'),
    unless: {configuration: {optimization: {}}},
  },
  {
    says: 'Set the mode in every configuration, or webpack builds for production and warns you.',
    configuration: {mode: undefined},
    holds({warnings, stats}) {
      assert.match(warnings.join(), /mode/);
      assert.ok(stats.compilation.options.optimization.minimize);
    },
    unless: {configuration: {mode: 'development'}},
  },
  {
    says: "NODE_ENV=development npx webpack sets the mode only if the configuration does not, and only on the command line: webpack's function in Node.js ignores the variable.",
    modes: ['development'],
    files: {
      'webpack.config.js': 'module.exports = {};',
      'own.js': 'module.exports = {mode: "none"};',
    },
    async holds({webpack, folder}) {
      process.chdir(folder);
      process.env.NODE_ENV = 'development';
      const {default: WebpackCLI} = createRequire(`${folder}/package.json`)('webpack-cli');
      const modeOf = async (config) =>
        (await new WebpackCLI().createCompiler({webpack, argv: {env: {}}, config: [config]}))
          .options.mode;
      assert.deepEqual(
        [await modeOf('webpack.config.js'), await modeOf('own.js')],
        ['development', 'none'],
      );
      assert.equal(webpack({}).options.mode, undefined);
    },
    unless: {files: {'webpack.config.js': 'module.exports = {mode: "production"};'}},
  },
];
