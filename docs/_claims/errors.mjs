import assert from 'node:assert/strict';

const asks = (request) => ({'src/index.js': `import "${request}";`, 'src/header.js': ''});
const image = {
  'src/index.js': 'import sign from "./sign.svg"; console.log(sign);',
  'src/sign.svg': '<svg/>',
};
const asset = {module: {rules: [{test: /\.svg$/, type: 'asset/resource'}]}};

export default [
  {
    says: 'none in production mode; in development mode the bundle, which throws when it reaches the failed module',
    files: {'src/index.js': 'console.log("start"); require("./nowhere.js");'},
    async holds({mode, assets, run}) {
      if (mode === 'production') return assert.deepEqual(assets, {});
      const {printed, failure} = await run();
      assert.deepEqual(printed, ['start']);
      return assert.match(String(failure), /Cannot find module/);
    },
    unless: {files: {'src/nowhere.js': ''}},
  },
  {
    says: 'webpack looks for such a name in node_modules only.',
    files: asks('header.js'),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve 'header\.js'/),
    unless: {files: asks('./header.js')},
  },
  {
    says: 'The import is then an empty object, and a call of one of its functions throws a TypeError.',
    files: {
      'src/index.js':
        'import crypto from "crypto"; console.log(Object.keys(crypto).length); crypto.createHash("md5");',
    },
    configuration: {resolve: {fallback: {crypto: false}}},
    async holds({errors, run}) {
      assert.deepEqual(errors, []);
      const {printed, failure} = await run();
      assert.deepEqual(printed, ['0']);
      assert.match(String(failure), /is not a function/);
    },
    unless: {configuration: {target: 'node', resolve: {}}},
  },
  {
    says: 'An image needs only a type:',
    files: image,
    configuration: asset,
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {configuration: {module: {}}},
  },
  {
    says: 'Code that you know never runs: exprContextCritical: false silences the warning.',
    files: {'src/index.js': 'const name = location.hash; if (name === "#never") require(name);'},
    configuration: {module: {parser: {javascript: {exprContextCritical: false}}}},
    holds: ({warnings}) => assert.deepEqual(warnings, []),
    unless: {configuration: {module: {}}},
  },
  {
    says: 'A file of a production build for browsers is larger than 250,000 bytes, which webpack prints as 244 KiB.',
    modes: ['production'],
    files: {'src/index.js': `document.title = "${'a'.repeat(250_001)}";`},
    holds: ({warnings}) => assert.match(warnings.join(), /\(244 KiB\)/),
    unless: {files: {'src/index.js': `document.title = "${'a'.repeat(249_900)}";`}},
  },
  {
    says: 'In development and production mode, webpack replaces process.env.NODE_ENV, and nothing else.',
    files: {'src/index.js': 'console.log(process.env.NODE_ENV); console.log(process.env.HOME);'},
    async holds({mode, run}) {
      const {printed, failure} = await run();
      assert.deepEqual(printed, [mode]);
      assert.equal(failure, 'process is not defined');
    },
    unless: {configuration: {target: 'node', mode: 'none'}},
  },
  {
    says: 'A variable that is not listed still throws.',
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
    says: 'In watch mode, the memory cache keeps modules that you no longer use.',
    modes: ['development'],
    holds: ({stats}) =>
      assert.equal(stats.compilation.options.cache.maxGenerations, Number.POSITIVE_INFINITY),
    unless: {configuration: {cache: {type: 'memory', maxGenerations: 5}}},
  },
];
