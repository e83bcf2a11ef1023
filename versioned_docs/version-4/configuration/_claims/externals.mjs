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
];
