import assert from 'node:assert/strict';

const kit = (index) => ({
  'src/index.js': 'import "./kit.mjs";',
  'src/kit.mjs': index,
  'src/price.js': 'exports.price = 3;',
});

const scheme = {'src/index.js': 'module.exports = typeof require("node:path").sep;'};
const replaced = ({webpack}) => ({
  target: 'node',
  plugins: [
    new webpack.NormalModuleReplacementPlugin(/^node:/, (resource) => {
      resource.request = resource.request.slice('node:'.length);
    }),
  ],
});
const external = {
  target: 'node',
  output: {libraryTarget: 'commonjs2'},
  externals: [
    (context, request, callback) =>
      request.startsWith('node:') ? callback(null, `commonjs ${request}`) : callback(),
  ],
};

const translated = (options) => ({
  module: {
    rules: [{test: /price\.js$/, loader: 'babel-loader', options: {...options, configFile: false}}],
  },
});
const modern = {
  'package.json': '{"name": "shop", "browserslist": ["chrome 120"]}',
  'src/index.js': 'import "./price.js";',
  'src/price.js': 'console.log(globalThis.product?.price);',
};

export default [
  {
    says: 'Babel otherwise keeps syntax that those browsers know and webpack 4 does not.',
    files: modern,
    configuration: ({folder}) => translated({cwd: folder, presets: ['@babel/preset-env']}),
    holds: ({errors}) => assert.match(errors.join(), /Module parse failed: Unexpected token/),
    unless: {
      configuration: ({folder}) =>
        translated({cwd: folder, presets: [['@babel/preset-env', {targets: 'chrome 70'}]]}),
    },
  },
  {
    says: 'a request that is replaced in this way is not found either',
    files: scheme,
    configuration: replaced,
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve 'path'/),
    unless: {configuration: external},
  },
  {
    says: 'so leave those with the prefix to Node.js instead:',
    files: scheme,
    configuration: external,
    holds({errors, load}) {
      assert.deepEqual(errors, []);
      assert.equal(load('main.js'), 'string');
    },
    unless: {configuration: {externals: []}},
  },
  {
    says: 'webpack 4 is strict in such files, and allows only the default import:',
    files: kit('import {price} from "./price.js"; console.log(price);'),
    holds: ({errors}) =>
      assert.match(errors[0], /Can't import the named export 'price' from non EcmaScript module/),
    unless: {files: kit('import prices from "./price.js"; console.log(prices.price);')},
  },
  {
    says: 'A cache group has a minSize that is larger than its maxSize.',
    configuration: {
      optimization: {splitChunks: {chunks: 'all', minSize: 2000, maxSize: 1000}},
    },
    files: {'src/index.js': `import("./large.js");`, 'src/large.js': `/* ${'x'.repeat(3000)} */`},
    holds: ({warnings}) => assert.match(warnings.join(), /minSize[^]*maxSize/),
    unless: {
      configuration: {optimization: {splitChunks: {chunks: 'all', minSize: 1000, maxSize: 2000}}},
    },
  },
];
