import assert from 'node:assert/strict';

const jquery = {'src/index.js': 'import $ from "jquery"; console.log($);'};
const plain = (externals, more) => ({
  configuration: {optimization: {minimize: false}, devtool: false, ...more, externals},
});
const contains =
  (text) =>
  ({assets}) =>
    assert.ok(assets['main.js'].includes(text));

export default [
  {
    says: 'Without a type in the value, it is output.libraryTarget, whose default is var, for Node.js too.',
    files: jquery,
    ...plain(['jquery'], {target: 'node'}),
    holds: contains('module.exports = jquery;'),
    unless: plain(['jquery'], {target: 'node', output: {libraryTarget: 'commonjs2'}}),
  },
  {
    says: 'A type and a space at the start, as in the last rows, override the default.',
    files: jquery,
    ...plain({jquery: 'window jQuery'}),
    holds: contains('module.exports = window["jQuery"]'),
    unless: plain({jquery: 'jQuery'}),
  },
  {
    says: '["./math", "subtract"] becomes require("./math")["subtract"].',
    files: jquery,
    ...plain({jquery: ['./math', 'subtract']}, {output: {libraryTarget: 'commonjs'}}),
    holds: contains('require("./math")["subtract"]'),
    unless: plain({jquery: './math'}, {output: {libraryTarget: 'commonjs'}}),
  },
  {
    says: 'lodash does not match lodash/map, which webpack then bundles.',
    files: {
      'src/index.js': 'import "lodash/map";',
      'node_modules/lodash/map.js': 'console.log("bundled");',
    },
    ...plain({lodash: '_'}),
    holds: contains('"bundled"'),
    unless: plain({'lodash/map': '_'}),
  },
  {
    says: 'webpack compares the import as it is written, before resolve.alias changes it',
    files: jquery,
    ...plain({jquery: '$'}, {resolve: {alias: {jquery: './other'}}}),
    holds: contains('module.exports = $;'),
    unless: plain({jquery: 'other'}, {resolve: {alias: {jquery: './other'}}}),
  },
  {
    says: 'In a list, webpack uses the first element that matches:',
    files: jquery,
    ...plain([{jquery: 'first'}, {jquery: 'second'}]),
    holds: contains('module.exports = first;'),
    unless: plain([{jquery: 'second'}, {jquery: 'first'}]),
  },
  {
    says: 'the bundle therefore fails with ReferenceError: express is not defined.',
    files: {'src/index.js': 'require("express");'},
    ...plain(['express'], {target: 'node'}),
    holds: ({load}) => assert.throws(() => load(), /express is not defined/),
    unless: plain(['express'], {target: 'node', output: {libraryTarget: 'commonjs2'}}),
  },
  {
    says: 'If a function never calls back, for example because it is async and returns its value, the build stops in the middle: the command prints nothing, writes nothing and exits with code 0.',
    async holds({webpack, folder, mode, stats}) {
      const {externals = [() => {}]} = stats.compilation.options;
      const options = {mode, context: folder, output: {path: `${folder}/again`}, externals};
      const done = new Promise((resolve) => webpack(options).run(() => resolve('done')));
      const late = new Promise((resolve) => setTimeout(() => resolve('late'), 1500));
      assert.equal(await Promise.race([done, late]), 'late');
    },
    unless: plain([(context, request, callback) => callback()]),
  },
];
