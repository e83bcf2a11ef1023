import assert from 'node:assert/strict';

const missing = {'src/index.js': 'require("./nowhere");'};
const report = (options) => (seen) => seen.stats.toString(options);
const many = {
  'src/index.js': Array.from({length: 20}, (_, i) => `require("./m${i}.js");`).join(''),
  ...Object.fromEntries(Array.from({length: 20}, (_, i) => [`src/m${i}.js`, `exports.x = ${i};`])),
};

/** Gives a configuration in which a logger of this name writes a debug message. */
const logs = (name) => ({
  plugins: [
    {
      apply: (compiler) =>
        compiler.hooks.compilation.tap(name, (compilation) =>
          compilation.getLogger(name).debug('the tide is low'),
        ),
    },
  ],
});

export default [
  {
    says: 'Any other string prints as much as "normal" in the Node.js API, while in a configuration, it stops the build.',
    configuration: {stats: 'errors_only'},
    holds: ({thrown}) => assert.match(thrown, /stats should be one of these/),
    unless: {configuration: {stats: 'errors-only'}},
  },
  {
    says: 'because the key preset came with version 5',
    configuration: {stats: {preset: 'minimal'}},
    holds: ({thrown}) => assert.match(thrown, /unknown property 'preset'/),
    unless: {configuration: {stats: {all: false}}},
  },
  {
    says: 'It is off in the terminal.',
    files: missing,
    holds(seen) {
      assert.doesNotMatch(report({})(seen), /nowhere\.wasm doesn/);
      assert.match(report({errorDetails: true})(seen), /nowhere\.wasm doesn/);
    },
    unless: {files: {'src/index.js': ''}},
  },
  {
    says: 'Sets how many modules the list has, 15 in the terminal.',
    modes: ['development'],
    files: many,
    holds: (seen) => assert.match(report({})(seen), /\+ 6 hidden modules/),
    unless: {files: {'src/index.js': ''}},
  },
  {
    says: 'They are not counted either.',
    modes: ['development'],
    files: {
      'src/index.js': 'import {a} from "./a.js"; console.log(a);',
      'src/a.js': 'export const b = 1;',
    },
    holds: (seen) =>
      assert.doesNotMatch(report({warningsFilter: /was not found/})(seen), /WARNING/) ||
      assert.match(report({})(seen), /WARNING/),
    unless: {files: {'src/index.js': ''}},
  },
  {
    says: 'but no string hides main.js at the top level.',
    holds: (seen) =>
      assert.match(report({all: false, assets: true, excludeAssets: 'main.js'})(seen), /main\.js/),
    unless: {configuration: {output: {filename: 'static/main.js'}}},
  },
  {
    says: 'so "HarborPlugin" shows nothing.',
    configuration: logs('HarborPlugin'),
    holds(seen) {
      assert.doesNotMatch(
        report({logging: 'error', loggingDebug: 'HarborPlugin'})(seen),
        /the tide/,
      );
      assert.match(
        report({logging: 'error', loggingDebug: /HarborPlugin/})(seen),
        /the tide is low/,
      );
    },
    unless: {configuration: logs('tools/HarborPlugin')},
  },
];
