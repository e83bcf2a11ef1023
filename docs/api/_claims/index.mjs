import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

/** A plugin that notes the webpack it finds. */
let found;
const finds = (webpackOf) => ({
  plugins: [{apply: (compiler) => (found = webpackOf(compiler))}],
});
const upperCase = (start) => `module.exports = ${start} { return this.getOptions().text; };`;

export default [
  {
    says: 'Use npx webpack --entry-reset --entry ./src/other.js to build only that file.',
    files: {'src/other.js': ''},
    configuration({webpack}) {
      const configuration = {entry: ['./src/index.js']};
      const values = {'entry-reset': true, entry: ['./src/other.js']};
      webpack.cli.processArguments(webpack.cli.getArguments(), configuration, values);
      return configuration;
    },
    holds: ({stats}) =>
      assert.deepEqual(
        [...stats.compilation.modules].map((module) => module.rawRequest),
        ['./src/other.js'],
      ),
    unless: {configuration: {entry: ['./src/index.js', './src/other.js']}},
  },
  {
    says: 'Never write a loader that uses this as an arrow function, because that has no this of its own.',
    files: {
      'src/note.txt': '',
      'src/index.js': 'import "./note.txt";',
      'loader.js': upperCase('() =>'),
    },
    configuration: {
      module: {rules: [{test: /\.txt$/, use: {loader: './loader.js', options: {text: '1'}}}]},
    },
    holds: ({errors}) => assert.match(errors.join(), /this\.getOptions is not a function/),
    unless: {files: {'loader.js': upperCase('function ()')}},
  },
  {
    says: 'so that your plugin always uses the copy of webpack that runs the build',
    configuration: finds((compiler) => compiler.webpack.Compilation),
    holds: ({stats, webpack}) => {
      assert.equal(found, webpack.Compilation);
      assert.ok(stats.compilation instanceof found);
    },
    unless: {
      configuration: ({folder}) =>
        finds(() => {
          const require = createRequire(`${folder}/package.json`);
          const loaded = {...require.cache};
          for (const file of Object.keys(require.cache)) delete require.cache[file];
          const {Compilation} = require('webpack');
          Object.assign(require.cache, loaded);
          return Compilation;
        }),
    },
  },
];
