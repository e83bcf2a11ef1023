import assert from 'node:assert/strict';

/** In development, the default devtool puts the code into strings. */
const plain = {devtool: false};
const current = {...plain, target: 'browserslist:chrome 123'};
const later = {
  'src/index.js': 'import("./later.js");',
  'src/later.js': 'console.log("later");',
};
const awaits = {
  'src/index.js': 'import {n} from "./n.js"; console.log(n);',
  'src/n.js': 'export const n = await Promise.resolve("waited");',
};
const styled = (attribute) => ({
  'src/index.js': `import sheet from "./card.css"${attribute}; globalThis.sheet = sheet;`,
  'src/card.css': ':host { & h2 { color: red; } }',
});
const main = ({assets}) => assets['main.js'] ?? assets['main.mjs'];
const loads = {externals: {counter: 'module counter'}};
const counts = {'src/index.js': 'import {count} from "counter"; console.log(count);'};

export default [
  {
    says: 'The list changes the code that webpack itself writes, its runtime, but not the syntax of your modules.',
    modes: ['development'],
    files: {
      ...later,
      'src/own.js': '',
      'src/index.js': 'import("./later.js"); let a; a ||= () => 1;',
    },
    configuration: {...plain, target: 'browserslist:ie 11'},
    holds(seen) {
      assert.doesNotMatch(main(seen), /Object\.hasOwn\(/);
      assert.match(main(seen), /a \|\|= \(\) => 1/);
    },
    unless: {configuration: current},
  },
  {
    says: 'now calls Object.hasOwn() instead of Object.prototype.hasOwnProperty, and keeps its chunks in globalThis instead of self.',
    files: later,
    configuration: current,
    holds(seen) {
      assert.match(main(seen), /Object\.hasOwn\(/);
      assert.doesNotMatch(main(seen), /prototype\.hasOwnProperty/);
      assert.match(main(seen), /globalThis\W{1,2}webpackChunk/);
      assert.doesNotMatch(main(seen), /self\W{1,2}webpackChunk/);
    },
    unless: {configuration: {target: 'web'}},
  },
  {
    says: 'with or without the list, because webpack then loads chunks with import().',
    files: later,
    configuration: {...plain, output: {module: true}},
    holds(seen) {
      assert.match(main(seen), /import\("\.\/[\w.]+\.mjs"\)/);
      assert.doesNotMatch(main(seen), /createElement/);
    },
    unless: {configuration: {output: {}}},
  },
  {
    says: 'which has no import(), the runtime has to keep a loader of its own.',
    files: later,
    configuration: {...plain, target: 'browserslist:chrome 60', output: {module: true}},
    holds: (seen) => assert.match(main(seen), /createElement/),
    unless: {configuration: current},
  },
  {
    says: 'webpack names modules .mjs by default, and filename keeps .js',
    configuration: {...plain, output: {module: true}},
    holds: ({assets}) => assert.deepEqual(Object.keys(assets), ['main.mjs']),
    unless: {configuration: {output: {module: true, filename: '[name].js'}}},
  },
  {
    says: 'Top-level await also works in classic scripts.',
    files: awaits,
    configuration: plain,
    holds: async ({run}) => assert.deepEqual((await run(['main.js'])).printed, ['waited']),
    unless: {files: {'src/index.js': 'console.log("at once");'}},
  },
  {
    says: 'You need neither a loader nor experiments.css.',
    files: styled(' with { type: "css" }'),
    configuration: plain,
    holds(seen) {
      assert.deepEqual([...seen.errors, ...seen.warnings], []);
      assert.match(main(seen), /new CSSStyleSheet/);
      assert.deepEqual(Object.keys(seen.assets), ['main.js']);
    },
    unless: {files: styled('')},
  },
  {
    says: 'With the list above, production mode keeps them nested and only shortens them:',
    modes: ['production'],
    files: styled(' with { type: "css" }'),
    configuration: current,
    holds: (seen) => assert.match(main(seen), /:host\{& h2\{color:red\}\}/),
    unless: {configuration: {target: 'web'}},
  },
  {
    says: 'Without a list, it resolves the nesting for older browsers:',
    modes: ['production'],
    files: styled(' with { type: "css" }'),
    configuration: plain,
    holds: (seen) => assert.match(main(seen), /:host h2\{color:red\}/),
    unless: {configuration: current},
  },
  {
    says: 'Development mode writes the stylesheet as it is.',
    modes: ['development'],
    files: styled(' with { type: "css" }'),
    configuration: plain,
    holds: (seen) => assert.match(main(seen), /:host \{ & h2 \{ color: red; \} \}/),
    unless: {configuration: {devtool: false, optimization: {minimize: true}}},
  },
  {
    says: 'so that webpack keeps its import:',
    files: counts,
    configuration: {...plain, ...loads, output: {module: true}},
    holds: (seen) =>
      assert.match(main(seen), /import .+ from "counter"|import ?\{.+\} ?from ?"counter"/),
    unless: {
      files: {...counts, 'node_modules/counter/index.js': 'export const count = 1;'},
      configuration: {externals: {}},
    },
  },
  {
    says: 'and with output.module registers it with type: "module".',
    files: {
      'src/index.js': 'navigator.serviceWorker.register(new URL("./worker.js", import.meta.url));',
      'src/worker.js': 'console.log(1);',
    },
    configuration: {...plain, output: {module: true}},
    holds: (seen) => assert.match(main(seen), /type: ?"module"/),
    unless: {configuration: {output: {}}},
  },
  {
    says: 'or let webpack write it with output.html.',
    configuration: {...plain, output: {module: true, html: true}},
    holds({assets, warnings}) {
      const name = Object.keys(assets).find((one) => one.endsWith('.html'));
      assert.match(assets[name], /<script[^>]*type="?module"?/);
      assert.deepEqual(warnings, []);
    },
    unless: {configuration: {output: {html: true}}},
  },
  {
    says: 'webpack writes a stylesheet for the page, main.css.',
    files: styled(''),
    configuration: plain,
    holds: ({assets}) => assert.ok(assets['main.css']),
    unless: {files: styled(' with { type: "css" }')},
  },
  {
    says: 'webpack does not know whether your browsers have import().',
    files: counts,
    configuration: {...plain, ...loads},
    holds: ({errors}) => assert.match(errors.join(), /doesn't support dynamic import\(\) syntax/),
    unless: {configuration: {target: 'browserslist:chrome 123'}},
  },
  {
    says: 'The list contains a browser such as ie 11.',
    files: awaits,
    configuration: {...plain, target: 'browserslist:ie 11'},
    holds: ({warnings}) => assert.match(warnings.join(), /"topLevelAwait"/),
    unless: {configuration: current},
  },
];
