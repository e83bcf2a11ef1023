import assert from 'node:assert/strict';

/** Gives a configuration that provides names; a function gets the folder of the project. */
const provides =
  (names, more) =>
  ({webpack, folder}) => ({
    plugins: [
      new webpack.ProvidePlugin(typeof names === 'function' ? names(`${folder}/src`) : names),
    ],
    devtool: false,
    ...more,
  });

const price = (folder) => ({price: [`${folder}/price.js`, 'default']});
const priceFile = 'export default (n) => `${n} EUR`; export const old = "old price";';
const jquery = {
  'node_modules/jquery/index.js':
    'const jq = (name) => ({addClass: (c) => jq.log(name, c)}); jq.fn = {}; jq.log = (...all) => console.log(...all); module.exports = jq;',
};
const printed = (lines) => async (seen) => assert.deepEqual((await seen.run()).printed, lines);

export default [
  {
    says: 'If no module does, the file is not in the bundle.',
    files: {'src/index.js': 'console.log("herbs");', 'src/price.js': priceFile},
    configuration: provides(price),
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], / EUR/),
    unless: {files: {'src/index.js': 'console.log(price(1));', 'src/price.js': priceFile}},
  },
  {
    says: 'A package is looked up in the node_modules folders above that module, so a dependency may get its own copy.',
    files: {
      'src/index.js': 'import "menu"; console.log(jQuery);',
      'node_modules/jquery/index.js': 'module.exports = "outer";',
      'node_modules/menu/index.js': 'console.log(jQuery);',
      'node_modules/menu/node_modules/jquery/index.js': 'module.exports = "inner";',
    },
    configuration: provides({jQuery: 'jquery'}),
    holds: printed(['inner', 'outer']),
    unless: {
      configuration: ({folder}) => ({resolve: {alias: {jquery: `${folder}/node_modules/jquery`}}}),
    },
  },
  {
    says: 'A property of window or globalThis is not replaced, unless the key names it',
    files: {
      'src/index.js': 'console.log(typeof window.price, typeof globalThis.price);',
      'src/price.js': priceFile,
    },
    configuration: provides(price),
    holds: printed(['undefined undefined']),
    unless: {
      configuration: provides((folder) => ({'window.price': `${folder}/price.js`})),
    },
  },
  {
    says: 'An assignment changes the variable of this one module only.',
    files: {
      'src/index.js': 'import "./other.js"; console.log(price(1));',
      'src/other.js': 'price = () => "free"; console.log(price(1));',
      'src/price.js': priceFile,
    },
    configuration: provides(price),
    holds: printed(['free', '1 EUR']),
    unless: {
      files: {
        'src/index.js': 'import "./other.js"; console.log(price(1));',
        'src/other.js': 'console.log(price(1));',
        'src/price.js': priceFile,
      },
    },
  },
  {
    says: 'and fail in a bundle with ReferenceError: jQuery is not defined',
    files: {
      ...jquery,
      'src/index.js': 'import "jquery"; import "menu";',
      'node_modules/menu/index.js': 'jQuery.fn.leafMenu = () => console.log("menu");',
    },
    configuration: {devtool: false},
    holds: async ({run}) => assert.equal((await run()).failure, 'jQuery is not defined'),
    unless: {configuration: provides({jQuery: 'jquery'})},
  },
  {
    says: 'Each module that uses one of the names then gets the same jQuery, and a plugin can register itself there:',
    files: {
      ...jquery,
      'src/index.js': 'import "menu"; $.fn.leafMenu();',
      'node_modules/menu/index.js': 'jQuery.fn.leafMenu = () => console.log("menu");',
    },
    configuration: provides({$: 'jquery', jQuery: 'jquery'}),
    holds: printed(['menu']),
    unless: {configuration: provides({jQuery: 'jquery'})},
  },
  {
    says: 'The names are no global variables: a script in the HTML page cannot use them.',
    files: {...jquery, 'src/index.js': '$("nav"); console.log(typeof globalThis.$);'},
    configuration: provides({$: 'jquery'}),
    holds: printed(['undefined']),
    unless: {
      files: {...jquery, 'src/index.js': 'globalThis.$ = $; console.log(typeof globalThis.$);'},
    },
  },
  {
    says: 'The key covers window.jQuery and window["jQuery"], but not self.jQuery or const { jQuery } = window.',
    files: {
      ...jquery,
      'src/index.js':
        'const {jQuery} = window; console.log(typeof window.jQuery, typeof window["jQuery"], typeof self.jQuery, typeof jQuery);',
    },
    configuration: provides({'window.jQuery': 'jquery'}),
    holds: printed(['function function undefined undefined']),
    unless: {configuration: provides({jQuery: 'jquery'})},
  },
  {
    says: 'From an ES module, a production build leaves out the other exports, unless the code at their top level has side effects.',
    modes: ['production'],
    files: {'src/index.js': 'console.log(price(1));', 'src/price.js': priceFile},
    configuration: provides(price),
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /old price/),
    unless: {
      configuration: provides((folder) => ({price: `${folder}/price.js`})),
    },
  },
  {
    says: 'process.env.NODE_ENV is still replaced with the mode. All other variables of process.env are undefined',
    files: {
      'src/index.js': 'console.log(process.env.NODE_ENV, process.env.CITY);',
      'node_modules/process/browser.js': 'module.exports = {env: {}};',
    },
    configuration: provides({process: 'process/browser.js'}),
    holds: async ({run, mode}) => assert.deepEqual((await run()).printed, [`${mode} undefined`]),
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'If an export is missing, the variable is undefined and webpack does not warn, unlike for an import.',
    files: {'src/index.js': 'console.log(typeof price);', 'src/price.js': priceFile},
    configuration: provides((folder) => ({price: [`${folder}/price.js`, 'nope']})),
    async holds({run, warnings, errors}) {
      assert.deepEqual([...warnings, ...errors], []);
      assert.deepEqual((await run()).printed, ['undefined']);
    },
    unless: {
      files: {
        'src/index.js': 'import {nope} from "./price.js"; console.log(typeof nope);',
        'src/price.js': priceFile,
      },
    },
  },
  {
    says: 'From a package with an ES module and a CommonJS module, it therefore takes the ES module.',
    files: {
      'src/index.js': 'console.log(herbs.kind);',
      'node_modules/herbs/package.json':
        '{"name": "herbs", "exports": {"import": "./es.mjs", "require": "./common.js"}}',
      'node_modules/herbs/es.mjs': 'export const kind = "ES module";',
      'node_modules/herbs/common.js': 'exports.kind = "CommonJS";',
    },
    configuration: ({webpack}) => ({plugins: [new webpack.ProvidePlugin({herbs: 'herbs'})]}),
    holds: async ({run}) => assert.deepEqual((await run(['main.js'])).printed, ['ES module']),
    unless: {
      files: {
        'src/index.js': 'console.log(require("herbs").kind);',
        'node_modules/herbs/package.json':
          '{"name": "herbs", "exports": {"import": "./es.mjs", "require": "./common.js"}}',
        'node_modules/herbs/es.mjs': 'export const kind = "ES module";',
        'node_modules/herbs/common.js': 'exports.kind = "CommonJS";',
      },
    },
  },
  {
    says: 'its property default, which is usually undefined',
    files: {'src/index.js': 'console.log(price);', 'src/price.js': 'module.exports = 2.5;'},
    configuration: ({webpack, folder}) => ({
      plugins: [new webpack.ProvidePlugin({price: [`${folder}/src/price.js`, 'default']})],
    }),
    holds: async ({run}) => assert.deepEqual((await run(['main.js'])).printed, ['undefined']),
    unless: {
      configuration: ({webpack, folder}) => ({
        plugins: [new webpack.ProvidePlugin({price: `${folder}/src/price.js`})],
      }),
    },
  },
];
