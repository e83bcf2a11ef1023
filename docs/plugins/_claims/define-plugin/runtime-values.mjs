import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

/** Gives a configuration that defines names. */
const defines =
  (definitions, options) =>
  ({webpack}) => ({plugins: [new webpack.DefinePlugin(definitions)], ...options});

const valueIn = (folder) =>
  /"value", ?(\d+)/.exec(readFileSync(`${folder}/dist/main.js`, 'utf8'))[1];

/** One more run of webpack with two builds: the values that are then in the bundle. */
async function valuesOf({webpack, folder, stats}) {
  const compiler = webpack({...stats.compilation.options, devtool: false});
  const values = [];
  for (const close of [(end) => end(), (end) => compiler.close(end)]) {
    await new Promise((resolve) => compiler.run(resolve));
    values.push(valueIn(folder));
    await new Promise(close);
  }
  return values;
}

/** Each time webpack asks, the value is greater. */
const counted =
  (options) =>
  ({webpack, folder}) => {
    let asked = 0;
    const V = webpack.DefinePlugin.runtimeValue(() => `${(asked += 1)}`, options);
    const plugins = [new webpack.DefinePlugin({V})];
    return {
      plugins,
      devtool: false,
      cache: {type: 'filesystem', cacheDirectory: `${folder}/.cache`},
    };
  };

export default [
  {
    says: 'set the option async: true, or the build fails:',
    files: {'src/index.js': 'console.log(V);'},
    configuration: ({webpack}) => ({
      plugins: [
        new webpack.DefinePlugin({
          V: webpack.DefinePlugin.runtimeValue(() => Promise.resolve('1')),
        }),
      ],
    }),
    holds: ({errors}) => assert.match(errors.join(), /"V" returned a Promise/),
    unless: {
      configuration: ({webpack}) => ({
        plugins: [
          new webpack.DefinePlugin({V: webpack.DefinePlugin.runtimeValue(async () => '1')}),
        ],
      }),
    },
  },
  {
    says: 'With true instead of the options, webpack rebuilds the modules each time and never caches them, and the output contains [not cacheable: DefinePlugin runtime value NAME]. Use true only for a few small modules.',
    files: {'src/index.js': 'console.log(V);'},
    configuration: ({webpack}) => ({
      plugins: [new webpack.DefinePlugin({V: webpack.DefinePlugin.runtimeValue(() => '1', true)})],
    }),
    holds: ({stats}) =>
      assert.match(stats.toString(), /\[not cacheable: DefinePlugin runtime value V\]/),
    unless: {
      configuration: ({webpack}) => ({
        plugins: [new webpack.DefinePlugin({V: webpack.DefinePlugin.runtimeValue(() => '1', {})})],
      }),
    },
  },
  {
    says: 'webpack reads the configuration once, so in watch mode a value computed there never changes.',
    files: {'package.json': '{"name": "shop"}', 'src/index.js': 'console.log("value", V);'},
    configuration: defines({V: '1'}),
    holds: async (seen) => assert.deepEqual(await valuesOf(seen), ['1', '1']),
    unless: {
      configuration({webpack}) {
        let reads = 0;
        const {runtimeValue} = webpack.DefinePlugin;
        return {
          plugins: [new webpack.DefinePlugin({V: runtimeValue(() => `${(reads += 1)}`, true)})],
        };
      },
    },
  },
  {
    says: 'buildDependencies works only for modules that pass through a loader. For any other module, webpack 5.113.0 reports Module parse failed: Cannot read properties of undefined',
    files: {
      'src/index.js': 'console.log("value", V);',
      'loader.js': 'module.exports = (source) => source;',
    },
    configuration: ({webpack, folder}) => ({
      plugins: [
        new webpack.DefinePlugin({
          V: webpack.DefinePlugin.runtimeValue(() => '1', {
            buildDependencies: [`${folder}/loader.js`],
          }),
        }),
      ],
    }),
    holds: ({errors}) =>
      assert.match(
        errors.join(),
        /Module parse failed: Cannot read properties of undefined \(reading 'add'\)/,
      ),
    unless: {configuration: {module: {rules: [{test: /index/, use: './loader.js'}]}}},
  },
  {
    says: 'Without options, a cached module keeps the old value, with a cache on disk even in the next run of webpack.',
    files: {'src/index.js': 'console.log("value", V);', 'package.json': '{"name": "shop"}'},
    configuration: counted(),
    async holds(seen) {
      assert.equal(valueIn(seen.folder), '1');
      assert.deepEqual(await valuesOf(seen), ['1', '1']);
    },
    unless: {configuration: counted({version: () => String(Math.random())})},
  },
];
