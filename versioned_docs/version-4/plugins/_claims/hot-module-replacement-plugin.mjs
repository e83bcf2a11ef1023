import assert from 'node:assert/strict';

const hot =
  (options, more) =>
  ({webpack}) => ({
    devtool: false,
    plugins: [new webpack.HotModuleReplacementPlugin(options)],
    ...more,
  });
const entry = {'src/index.js': 'console.log(typeof module.hot);'};

export default [
  {
    says: 'module.hot is undefined without the plugin.',
    files: entry,
    configuration: {devtool: false},
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['undefined']),
    unless: {configuration: hot()},
  },
  {
    says: 'so its file cannot have a name that depends on its own content.',
    files: entry,
    configuration: hot({}, {output: {filename: '[name].[contenthash].js'}}),
    holds: ({errors}) => assert.match(errors.join(), /Cannot use \[chunkhash\] or \[contenthash\]/),
    unless: {configuration: hot({}, {output: {filename: '[name].js'}})},
  },
  {
    says: 'milliseconds after which the page gives up to download the JSON file',
    files: entry,
    configuration: hot({requestTimeout: 4321}),
    holds: ({assets}) => assert.match(assets['main.js'], /4321/),
    unless: {configuration: hot()},
  },
  {
    says: 'webpack does not replace the request with the id of the module there',
    modes: ['development'],
    files: {
      'src/index.js': 'import "./esm.mjs";',
      'src/esm.mjs': 'import "./tide.js"; module.hot.accept("./tide.js", () => {});',
      'src/tide.js': 'console.log("low");',
    },
    configuration: hot(),
    holds: ({assets}) => assert.match(assets['main.js'], /accept\("\.\/tide\.js"/),
    unless: {
      files: {
        'src/index.js': 'import "./esm.js";',
        'src/esm.js': 'import "./tide.js"; module.hot.accept("./tide.js", () => {});',
      },
    },
  },
];
