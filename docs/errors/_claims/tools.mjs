import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const card = {
  'src/index.js': 'import styles from "./card.module.css"; console.log(typeof styles);',
  'src/card.module.css': '.card {color: teal}',
};
const element = () => ({setAttribute() {}, appendChild() {}});
const page = {
  document: {
    createElement: element,
    createTextNode: element,
    querySelector: element,
    head: element(),
  },
};
const styled = (options) => ({
  output: {publicPath: ''},
  module: {rules: [{test: /\.css$/, use: ['style-loader', {loader: 'css-loader', options}]}]},
});

const sheets = {
  'src/home.js': 'import "./card.css"; import "./menu.css";',
  'src/map.js': 'import "./menu.css"; import "./card.css";',
  'src/card.css': '.card {color: teal}',
  'src/menu.css': '.menu {color: navy}',
};
const extracted = () => ({
  module: {rules: [{test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader']}]},
  plugins: [new MiniCssExtractPlugin()],
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: {type: 'css/mini-extract', name: 'styles', chunks: 'all', enforce: true},
      },
    },
  },
});

/** Loads a class of webpack again, as from a second copy in `node_modules`. */
function classOfSecondCopy() {
  const loaded = {...require.cache};
  for (const file of Object.keys(require.cache)) delete require.cache[file];
  const {ConstDependency} = require('webpack').dependencies;
  Object.assign(require.cache, loaded);
  return ConstDependency;
}

/** A plugin that adds a dependency to each module, of the class that it gets. */
const addsDependency = (classFor) => ({
  apply(compiler) {
    const ConstDependency = classFor(compiler);
    compiler.hooks.compilation.tap('claim', (compilation) =>
      compilation.hooks.succeedModule.tap('claim', (module) =>
        module.addPresentationalDependency(new ConstDependency('', 0)),
      ),
    );
  },
});

export default [
  {
    says: 'If it adds a dependency of its own copy, the message is No template for dependency.',
    files: {'src/index.js': 'console.log(1);'},
    configuration: {plugins: [addsDependency(classOfSecondCopy)]},
    holds: ({errors}) => assert.match(errors.join(), /No template for dependency/),
    unless: {
      configuration: {
        plugins: [addsDependency(({webpack}) => webpack.dependencies.ConstDependency)],
      },
    },
  },
  {
    says: 'With style-loader, there is no message, and styles is undefined.',
    files: card,
    configuration: styled({}),
    async holds({errors, warnings, run}) {
      assert.deepEqual([...errors, ...warnings], []);
      assert.deepEqual((await run('main.js', page)).printed, ['undefined']);
    },
    unless: {
      configuration: styled({
        modules: {auto: true, namedExport: false, exportLocalsConvention: 'as-is'},
      }),
    },
  },
  {
    says: 'means that the configuration names a preset that is not installed',
    files: {'src/index.js': 'console.log(1);'},
    configuration: {
      module: {
        rules: [{loader: 'babel-loader', options: {presets: ['@babel/preset-nowhere']}}],
      },
    },
    holds: ({errors}) =>
      assert.match(errors.join(), /Cannot find package '@babel\/preset-nowhere'/),
    unless: {
      configuration: {module: {rules: [{loader: 'babel-loader', options: {presets: []}}]}},
    },
  },
  {
    says: 'Without auto: true, they make CSS Modules of all stylesheets.',
    files: {
      'src/index.js': 'import styles from "./page.css"; console.log(typeof styles.page);',
      'src/page.css': '.page {color: teal}',
    },
    configuration: styled({modules: {namedExport: false, exportLocalsConvention: 'as-is'}}),
    holds: async ({run}) => assert.deepEqual((await run('main.js', page)).printed, ['string']),
    unless: {
      configuration: styled({
        modules: {auto: true, namedExport: false, exportLocalsConvention: 'as-is'},
      }),
    },
  },
  {
    says: 'which cannot have both orders',
    files: {
      ...sheets,
      'src/index.js': 'import("./home.js"); import("./map.js");',
    },
    configuration: extracted,
    holds({warnings, assets}) {
      assert.match(warnings.join(), /Conflicting order/);
      assert.match(assets['styles.css'], /\.card[^]*\.menu/);
    },
    unless: {files: {'src/index.js': 'import "./home.js"; import "./map.js";'}},
  },
  {
    says: 'webpack() returns a compiler that lacks most hooks',
    configuration: {name: 'several'},
    holds({webpack, stats}) {
      const compiler = webpack(stats.compilation.name === 'several' ? [{}, {}] : {});
      assert.throws(() => new webpack.BannerPlugin('shop').apply(compiler), {
        message: "Cannot read properties of undefined (reading 'tap')",
      });
    },
    unless: {configuration: {name: 'one'}},
  },
];
