import assert from 'node:assert/strict';

const printed = async ({run}) => (await run()).printed.join('\n');
const script = ({folder}) => `${folder}/loaders/script.js`;
const classic = {
  'package.json': '{"type": "module"}',
  'src/index.js': 'import { a } from "./a.js"; console.log(a);',
  'src/a.js': 'var a = 1;',
  'loaders/package.json': '{"type": "commonjs"}',
  'loaders/script.js':
    'module.exports = (code) => `(function () {${code}\nmodule.exports = { a };\n}).call(window);`;',
};

export default [
  {
    says: 'webpack now replaces only the expression _.orderBy',
    files: {
      'src/index.js': 'console.log(typeof _.orderBy); const { orderBy } = _;',
      'src/order-by.js': 'module.exports = () => 1;',
    },
    configuration: ({webpack, folder}) => ({
      plugins: [new webpack.ProvidePlugin({'_.orderBy': `${folder}/src/order-by.js`})],
    }),
    async holds({run}) {
      const {printed: lines, failure} = await run();
      assert.deepEqual(lines, ['function']);
      assert.match(String(failure), /_ is not defined/);
    },
    unless: {
      files: {
        'src/index.js': 'console.log(typeof _.orderBy);',
        'src/order-by.js': 'module.exports = () => 1;',
      },
    },
  },
  {
    says: 'or any .js file of a package with "type": "module".',
    files: {
      'package.json': '{"type": "module"}',
      'src/index.js': 'import "./a.js";',
      'src/a.js': 'console.log(typeof this);',
    },
    holds: async (seen) => assert.equal(await printed(seen), 'undefined'),
    unless: {
      files: {'src/index.js': 'require("./a.js");', 'src/a.js': 'console.log(typeof this);'},
    },
  },
  {
    says: 'hide both, and let this be the global object, which some of them look for:',
    files: {
      'src/index.js': 'import "./a.js"; console.log(window.league);',
      'src/a.js':
        '(function (root) { if (typeof define === "function") define([], () => 1); else if (typeof exports === "object") module.exports = 1; else root.league = "global"; })(this);',
    },
    configuration: {
      module: {
        rules: [{test: /a\.js$/, parser: {amd: false, commonjs: false, topLevelThis: 'global'}}],
      },
    },
    holds: async (seen) => assert.equal(await printed(seen), 'global'),
    unless: {
      configuration: {
        module: {rules: [{test: /a\.js$/, parser: {amd: false, commonjs: false}}]},
      },
    },
  },
  {
    says: 'give their rule type: "javascript/auto" as well:',
    files: classic,
    configuration: (given) => ({
      module: {rules: [{test: /a\.js$/, loader: script(given), type: 'javascript/auto'}]},
    }),
    async holds(seen) {
      assert.deepEqual(seen.errors, []);
      assert.equal(await printed(seen), '1');
    },
    unless: {
      configuration: (given) => ({module: {rules: [{test: /a\.js$/, loader: script(given)}]}}),
    },
  },
  {
    says: 'which replaces all three by default',
    files: {'src/index.js': 'console.log(typeof global, __filename, __dirname);'},
    holds: async (seen) => assert.equal(await printed(seen), 'object /index.js /'),
    unless: {configuration: {node: false}},
  },
];
