import assert from 'node:assert/strict';

/** Gives a configuration that ignores requests. */
const ignores =
  (options, more) =>
  ({webpack}) => ({plugins: [new webpack.IgnorePlugin(options)], devtool: false, ...more});
const herbsOnly = {resourceRegExp: /herbs/};
const printed = (lines) => async (seen) => assert.deepEqual((await seen.run()).printed, lines);

export default [
  {
    says: 'webpack 5.113.0 then fails in both modes, even if nothing uses the import.',
    files: {
      'src/index.js': 'import defer * as herbs from "./herbs.js"; console.log("runs");',
      'src/herbs.js': 'export const first = "basil";',
    },
    configuration: ignores(herbsOnly, {experiments: {deferImport: true}}),
    holds: ({errors}) =>
      assert.match(errors.join(), /Cannot read properties of null \(reading 'buildMeta'\)/),
    unless: {
      configuration: ignores({resourceRegExp: /nothing/}, {experiments: {deferImport: true}}),
    },
  },
  {
    says: 'so that the import gets an empty object, or write import.defer()',
    files: {
      'src/index.js':
        'import defer * as herbs from "./herbs.js"; console.log(typeof herbs, herbs.first);',
      'src/herbs.js': 'export const first = "basil";',
    },
    configuration: {
      devtool: false,
      experiments: {deferImport: true},
      resolve: {alias: {'./herbs.js': false}},
    },
    holds: printed(['object undefined']),
    unless: {configuration: {resolve: {}}},
  },
];
