import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

const shared = {
  'src/index.js': 'import("./one.js"); import("./two.js");',
  'src/one.js': 'import {text} from "./text.js"; console.log(1, text);',
  'src/two.js': 'import {text} from "./text.js"; console.log(2, text);',
  'src/text.js': `export const text = "${'text'.repeat(10_000)}";`,
};

export default [
  {
    says: 'adds no development aids and few optimizations, such as splitChunks',
    modes: ['production'],
    files: shared,
    configuration: {mode: 'none'},
    holds({assets, stats}) {
      assert.equal(Object.keys(assets).length, 4);
      const {devtool, optimization} = stats.compilation.options;
      assert.deepEqual([devtool, optimization.minimize], [false, false]);
    },
    unless: {configuration: {mode: 'none', optimization: {splitChunks: false}}},
  },
  {
    says: 'Each of these defaults is an option of its own, and if you set that option, your value takes precedence.',
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
    says: "NODE_ENV=development npx webpack sets the mode only if the configuration does not, and only on the command line, because webpack's function in Node.js ignores the variable.",
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
