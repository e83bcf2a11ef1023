import assert from 'node:assert/strict';

const code = (source) => ({
  'src/index.js': source,
  'node_modules/order-by/index.js': 'module.exports = () => "sorted";',
});
const provide = ({webpack}) => ({
  plugins: [new webpack.ProvidePlugin({'_.orderBy': 'order-by'})],
});

export default [
  {
    says: 'webpack now replaces only the expression _.orderBy, so any other use of _ fails with _ is not defined',
    files: code('console.log(_.orderBy(), typeof _);'),
    configuration: provide,
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['sorted undefined']),
    unless: {
      configuration: ({webpack}) => ({plugins: [new webpack.ProvidePlugin({_: 'order-by'})]}),
    },
  },
  {
    says: 'In a bundle, this at the top of a file is module.exports, and undefined in an ES module.',
    files: code('console.log(this === module.exports);'),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['true']),
    unless: {files: code('export {}; console.log(this !== undefined);')},
  },
  {
    says: 'webpack 4 replaces many of them by itself',
    files: code('console.log(require("path").join("a", "b"));'),
    holds: async ({run, errors}) => {
      assert.deepEqual(errors, []);
      assert.deepEqual((await run()).printed, ['a/b']);
    },
    unless: {configuration: {node: false}},
  },
  {
    says: 'hides define, but version 4 has no option that hides exports and module',
    files: code('import "./script.js";'),
    configuration: {
      module: {rules: [{test: /script\.js$/, parser: {amd: false, commonjs: false}}]},
    },
    holds: async (seen) => {
      const printed = async (expression) => {
        const files = {'src/script.js': `console.log(${expression});`};
        return (await (await seen.build({files})).run()).printed.join();
      };
      assert.equal(await printed('typeof define'), 'undefined');
      assert.equal(await printed('typeof exports'), 'object');
    },
    unless: {configuration: {module: {rules: []}}},
  },
  {
    says: 'Let a loader write var define, exports = undefined, module = undefined; in front of the script and call it with window as this',
    files: code(
      '(function () { var define, exports = undefined, module = undefined; (function (root) { if (typeof define === "function") define([], () => 1); else if (typeof exports === "object") module.exports = 1; else root.league = "global"; })(this); }).call(window); console.log(window.league);',
    ),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['global']),
    unless: {
      files: code(
        '(function () { (function (root) { if (typeof exports === "object") module.exports = 1; else root.league = "global"; })(this); }).call(window); console.log(window.league);',
      ),
    },
  },
  {
    says: 'stops with Module not found, because it does not know the prefix',
    files: code('require("node:path");'),
    holds: ({errors}) => assert.match(errors[0], /Can't resolve 'node:path'/),
    unless: {files: code('require("path");')},
  },
];
