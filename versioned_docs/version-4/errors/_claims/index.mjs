import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import {setTimeout} from 'node:timers/promises';
import vm from 'node:vm';

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

const menu = (first) => ({
  'src/index.js': `${first} import("./soup.js").then((menu) => console.log(menu.soup));`,
  'src/bread.js': 'console.log("bread");',
  'src/soup.js': 'export const soup = "leek";',
});
const withBread = 'import "./bread.js";';

const pluginAs = (name) => ({
  'create.js': `const ${name} = require("html-webpack-plugin"); module.exports = () => new HtmlWebpackPlugin();`,
});

/** How the script of one build ends with the chunk of another one. */
async function mixed(main, chunk) {
  let tag;
  let failure = '';
  const page = vm.createContext({
    console: {log() {}},
    setTimeout() {},
    clearTimeout() {},
    Promise,
    document: {
      createElement: () => (tag = {}),
      getElementsByTagName: () => [],
      head: {appendChild() {}},
    },
  });
  page.window = page;
  const note = (error) => (failure = error.message);
  process.on('unhandledRejection', note);
  vm.runInContext(main, page);
  vm.runInContext(chunk, page);
  tag.onload?.({type: 'load'});
  await setTimeout(50);
  process.off('unhandledRejection', note);
  return failure;
}

export default [
  {
    says: 'in the browser: chunks of two builds are mixed.',
    modes: ['production'],
    files: menu(withBread),
    configuration: {output: {hashFunction: 'sha256', chunkFilename: 'soup.js'}},
    async holds({assets, build}) {
      const old = await build({files: menu('')});
      assert.equal(
        await mixed(assets['main.js'], old.assets['soup.js']),
        "Cannot read properties of undefined (reading 'call')",
      );
    },
    unless: {files: menu('')},
  },
  {
    says: 'the package exports the plugin itself: write the name without braces',
    modes: ['development'],
    files: pluginAs('{HtmlWebpackPlugin}'),
    holds({folder}) {
      const create = createRequire(`${folder}/package.json`)('./create.js');
      assert.throws(create, /HtmlWebpackPlugin is not a constructor/);
    },
    unless: {files: pluginAs('HtmlWebpackPlugin')},
  },
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
