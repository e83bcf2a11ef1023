import assert from 'node:assert/strict';

const prefixed = {'src/index.js': 'import * as path from "node:path"; console.log(typeof path);'};
const timetable = (entries, text) => ({
  'src/index.js': text,
  'node_modules/timetable/package.json': JSON.stringify({name: 'timetable', exports: entries}),
  'node_modules/timetable/index.js': 'exports.stops = 3;',
  'node_modules/timetable/private.js': 'exports.stops = 4;',
});
const withoutPrefix = ({webpack}) => ({
  resolve: {fallback: {path: false}},
  plugins: [
    new webpack.NormalModuleReplacementPlugin(/^node:/, (resource) => {
      resource.request = resource.request.replace(/^node:/, '');
    }),
  ],
});
const loaded = (text) => ({
  'src/index.js': 'import "./tides.csv";',
  'src/tides.csv': '04:10,3.2',
  'loader.js': `module.exports = function () { ${text} return "export default 1;"; };`,
});
const csv = ({folder}) => ({
  module: {rules: [{test: /\.csv$/, use: `${folder}/loader.js`}]},
});

export default [
  {
    says: 'is ./src, and the message follows ERROR in main',
    files: {'shop/start.js': ''},
    configuration: ({folder}) => ({context: `${folder}/shop`, entry: undefined}),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve '\.\/src'/),
    unless: {files: {'shop/src/index.js': ''}},
  },
  {
    says: 'anywhere, and the bundle runs in Node.js',
    files: prefixed,
    configuration: {target: 'node'},
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {configuration: {target: 'web'}},
  },
  {
    says: 'This plugin removes the prefix, so that resolve.fallback applies as it does without one',
    files: prefixed,
    configuration: withoutPrefix,
    async holds({errors, run}) {
      assert.deepEqual(errors, []);
      assert.deepEqual((await run()).printed, ['object']);
    },
    unless: {configuration: {resolve: {fallback: {path: false}}, plugins: []}},
  },
  {
    says: 'exports has no entry for your kind of import: for example, it has only require, or only node.',
    files: timetable({require: './index.js'}, 'import "timetable";'),
    async holds({errors, build}) {
      assert.match(errors.join(), /"\." is not exported under the conditions/);
      const required = timetable({require: './index.js'}, 'require("timetable");');
      assert.deepEqual((await build({files: required})).errors, []);
      const node = await build({files: timetable({node: './index.js'}, 'import "timetable";')});
      assert.match(node.errors.join(), /"\." is not exported under the conditions/);
    },
    unless: {files: timetable({default: './index.js'}, 'import "timetable";')},
  },
  {
    says: 'give it an alias with an absolute path, to which exports does not apply',
    files: timetable(
      './index.js',
      'import {stops} from "timetable/private.js"; console.log(stops);',
    ),
    configuration: ({folder}) => ({
      resolve: {alias: {'timetable/private.js$': `${folder}/node_modules/timetable/private.js`}},
    }),
    async holds({errors, run}) {
      assert.deepEqual(errors, []);
      assert.deepEqual((await run()).printed, ['4']);
    },
    unless: {configuration: {resolve: {}}},
  },
  {
    says: 'webpack then accepts both kinds of modules in .js files',
    files: {
      'package.json': '{}',
      'src/index.js': 'import stops from "./stops.js"; console.log(stops);',
      'src/stops.js': 'module.exports = 3;',
    },
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {files: {'package.json': '{"type": "commonjs"}'}},
  },
  {
    says: 'The file is empty: Unexpected end of JSON input while parsing empty string.',
    files: {'src/index.js': 'import "./stops.json";', 'src/stops.json': ''},
    holds: ({errors}) => assert.match(errors.join(), /while parsing empty string/),
    unless: {files: {'src/stops.json': '[]'}},
  },
  {
    says: 'A rule applies a loader that returns JavaScript, such as the old json-loader.',
    files: {...loaded(''), 'src/index.js': 'import "./stops.json";', 'src/stops.json': '{}'},
    configuration: ({folder}) => ({
      module: {rules: [{test: /\.json$/, use: `${folder}/loader.js`}]},
    }),
    holds: ({errors}) => assert.match(errors.join(), /Module parse failed: .*JSON/),
    unless: {configuration: {module: {}}},
  },
  {
    says: 'A loader threw an error, so webpack has no code for this file.',
    files: loaded('throw new Error("low tide");'),
    configuration: csv,
    holds: ({errors}) => assert.match(errors.join(), /Module build failed \(from .*low tide/s),
    unless: {files: loaded('')},
  },
  {
    says: 'the loader reported a mistake but returned code, and after Module Warning (from …), the build succeeds',
    files: loaded('this.emitError(new Error("low tide"));'),
    configuration: csv,
    async holds({errors, build}) {
      assert.match(errors.join(), /Module Error \(from .*low tide/s);
      const warned = await build({files: loaded('this.emitWarning(new Error("low tide"));')});
      assert.deepEqual(warned.errors, []);
      assert.match(warned.warnings.join(), /Module Warning \(from .*low tide/s);
    },
    unless: {files: loaded('')},
  },
];
