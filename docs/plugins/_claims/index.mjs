import assert from 'node:assert/strict';

const version =
  (VERSION) =>
  ({webpack}) => ({devtool: false, plugins: [new webpack.DefinePlugin({VERSION})]});

export default [
  {
    says: 'In production mode, the minimizer moves it to main.js.LICENSE.txt.',
    modes: ['production'],
    configuration: ({webpack}) => ({plugins: [new webpack.BannerPlugin({banner: '© Kiosk'})]}),
    holds: ({assets}) => assert.match(String(assets['main.js.LICENSE.txt']), /© Kiosk/),
    unless: {configuration: {mode: 'development'}},
  },
  {
    says: 'always on, see module.rules',
    files: {
      'src/index.js':
        'import {city} from "./data.json"; console.log(city, new URL("./sign.txt", import.meta.url).pathname);',
      'src/data.json': '{"city": "Rome"}',
      'src/sign.txt': 'open',
    },
    configuration: {output: {publicPath: '/', assetModuleFilename: '[name][ext]'}},
    async holds({errors, run}) {
      assert.deepEqual(errors, []);
      assert.deepEqual((await run()).printed, ['Rome /sign.txt']);
    },
    unless: {configuration: {module: {rules: [{test: /json/, type: 'javascript/auto'}]}}},
  },
  {
    says: 'always on, for webpackPrefetch and webpackPreload comments',
    files: {
      'src/index.js': 'import(/* webpackPrefetch: true */ "./later.js");',
      'src/later.js': '',
    },
    holds: ({assets}) => assert.match(assets['main.js'], /"prefetch"/),
    unless: {files: {'src/index.js': 'import("./later.js");'}},
  },
  {
    says: 'none, does nothing any more',
    files: {'src/index.js': 'console.log(typeof global, typeof process, __dirname);'},
    configuration: ({webpack}) => ({plugins: [new webpack.node.NodeSourcePlugin()]}),
    async holds({assets, build}) {
      const without = await build({configuration: {plugins: []}});
      assert.deepEqual(without.assets, assets);
    },
    unless: {configuration: ({webpack}) => ({plugins: [new webpack.BannerPlugin('kiosk')]})},
  },
  {
    says: 'the minimizer reports Unexpected token num «0», expected punc «,»',
    modes: ['production'],
    files: {'src/index.js': 'console.log(VERSION);'},
    configuration: version('1.2.0'),
    holds: ({errors}) => assert.match(errors.join(), /Unexpected token num «0», expected punc «,»/),
    unless: {configuration: version('"1.2.0"')},
  },
  {
    says: 'the build succeeds, but the module throws a syntax error when it runs',
    modes: ['development'],
    files: {'src/index.js': 'console.log(VERSION);'},
    configuration: version('1.2.0'),
    holds({errors, assets}) {
      assert.deepEqual(errors, []);
      assert.match(assets['main.js'], /console\.log\(1\.2\.0\)/);
    },
    unless: {configuration: version('"1.2.0"')},
  },
];
