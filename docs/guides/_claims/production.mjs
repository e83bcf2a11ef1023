import assert from 'node:assert/strict';
import {readdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';

const require = createRequire(import.meta.url);
const HtmlWebpackPlugin = require('html-webpack-plugin');

const mapped = {
  devtool: 'hidden-source-map',
  output: {
    filename: '[name].[contenthash:8].js',
    clean: true,
    sourceMapFilename: '../maps/[file].map',
  },
};

export default [
  {
    says: 'merge() appends lists, so both instances run.',
    configuration: {
      plugins: [new HtmlWebpackPlugin({title: 'Rye'}), new HtmlWebpackPlugin({title: 'Spelt'})],
    },
    holds: ({errors}) =>
      assert.match(
        errors.join('\n'),
        /Multiple assets emit different content to the same filename index\.html/,
      ),
    unless: {configuration: {plugins: [new HtmlWebpackPlugin({title: 'Rye'})]}},
  },
  {
    says: 'Without it, JavaScript is no longer minimized',
    modes: ['production'],
    files: {'src/index.js': 'const bread = Math.random();\nconsole.log(bread, bread);'},
    configuration: {optimization: {minimizer: [{apply() {}}]}},
    holds: ({assets}) => assert.ok(assets['main.js'].includes('const bread')),
    unless: {configuration: {optimization: {minimizer: ['...', {apply() {}}]}}},
  },
  {
    says: 'because the last line of the script then leads to a missing file',
    modes: ['production'],
    files: {'src/index.js': 'console.log("bread");'},
    configuration: {devtool: 'source-map'},
    holds: ({assets}) => assert.match(assets['main.js'], /sourceMappingURL=main\.js\.map/),
    unless: {configuration: {devtool: 'hidden-source-map'}},
  },
  {
    says: 'The development build only reports it if the two pages differ',
    modes: ['development'],
    configuration: () => ({plugins: [new HtmlWebpackPlugin(), new HtmlWebpackPlugin()]}),
    holds({errors, assets}) {
      assert.deepEqual(errors, []);
      assert.ok(assets['index.html']);
    },
    unless: {
      configuration: () => ({
        plugins: [new HtmlWebpackPlugin({title: 'Rye'}), new HtmlWebpackPlugin({title: 'Spelt'})],
      }),
    },
  },
  {
    says: 'the production build reports an error and writes no files.',
    modes: ['production'],
    configuration: () => ({plugins: [new HtmlWebpackPlugin(), new HtmlWebpackPlugin()]}),
    holds({errors, assets}) {
      assert.match(errors.join(), /Multiple assets emit different content/);
      assert.deepEqual(Object.keys(assets), []);
    },
    unless: {configuration: () => ({plugins: [new HtmlWebpackPlugin()]})},
  },
  {
    says: 'webpack checks the sizes after it has written the files',
    files: {'src/index.js': 'console.log("bread");'},
    configuration: {performance: {hints: 'error', maxEntrypointSize: 10}},
    holds({errors, assets}) {
      assert.match(errors.join(), /entrypoint size limit/);
      assert.ok(assets['main.js']);
    },
    unless: {configuration: {performance: false}},
  },
  {
    says: 'only empties dist, so maps of earlier builds remain in maps',
    files: {'src/index.js': 'console.log("bread");'},
    configuration: mapped,
    async holds({webpack, folder, mode, stats}) {
      writeFileSync(`${folder}/src/index.js`, 'console.log("rolls");');
      const {path, filename} = stats.compilation.outputOptions;
      const {devtool} = stats.compilation.options;
      const output = {...mapped.output, path, filename};
      const compiler = webpack({mode, context: folder, devtool, output});
      await new Promise((resolve) => compiler.run(resolve));
      assert.equal(readdirSync(path).length, 1);
      assert.equal(readdirSync(join(path, '../maps')).length, 2);
    },
    unless: {configuration: {...mapped, output: {...mapped.output, filename: '[name].js'}}},
  },
];
