import assert from 'node:assert/strict';
import {pathToFileURL} from 'node:url';

const uses = {'src/index.js': 'import express from "express"; console.log(typeof express);'};
const failure = async ({run}, globals) => String((await run('main.js', globals)).failure);
const url = 'https://cdn.example/c.js';

const wrapped = {
  'src/index.js': 'import d from "p"; export default d;',
  'dist/node_modules/p/package.json': '{"name": "p"}',
  'dist/node_modules/p/index.js': 'exports.__esModule = true; exports.default = "inner";',
};
const asModule = (externals) => ({
  target: 'node',
  output: {module: true, filename: 'main.mjs', library: {type: 'module'}},
  externalsType: 'module',
  externals,
});
/** Loads the bundle in Node.js, which loads the external itself. */
const loadedByNode = async ({folder}) => {
  const {default: value} = await import(pathToFileURL(`${folder}/dist/main.mjs`));
  return value;
};

export default [
  {
    says: '"default" then gives an object around it, whose default is the whole object, so leave it out.',
    files: wrapped,
    configuration: asModule({p: {module: 'p', interop: 'default'}}),
    holds: async (seen) => {
      const {default: whole} = await loadedByNode(seen);
      assert.deepEqual(whole, {__esModule: true, default: 'inner'});
    },
    unless: {configuration: asModule({p: {module: 'p', interop: 'esModule'}})},
  },
  {
    says: 'with target: "node" and externals: ["express"], the bundle fails with ReferenceError: express is not defined.',
    files: {'src/index.js': 'import express from "express"; console.log(express);'},
    configuration: {target: 'node', externals: ['express']},
    holds: async (seen) => assert.match(await failure(seen), /express is not defined/),
    unless: {configuration: {externals: {express: 'var {}'}}},
  },
  {
    says: 'A type and a space at the start, as in the last row, override externalsType.',
    files: uses,
    configuration: {externalsType: 'window', externals: {express: 'var {}'}},
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /window/),
    unless: {configuration: {externals: {express: 'express'}}},
  },
  {
    says: 'By default, the external stays, because loading it may have an effect:',
    modes: ['production'],
    files: {'src/index.js': 'import {a} from "kit"; console.log("start");'},
    configuration: {target: 'node', externals: {kit: 'commonjs kit'}},
    holds: ({assets}) => assert.match(assets['main.js'], /require\("kit"\)/),
    unless: {
      configuration: {
        externals: {kit: 'commonjs kit'},
        module: {rules: [{test: /kit/, sideEffects: false}]},
      },
      files: {'src/index.js': 'console.log("start");'},
    },
  },
  {
    says: 'A string without a variable stops the build with Invalid request "https://cdn.example/jquery.min.js".',
    files: {'src/index.js': 'import $ from "jquery"; console.log($);'},
    configuration: {
      externalsType: 'script',
      externals: {jquery: 'https://cdn.example/jquery.min.js'},
    },
    holds: ({errors, thrown}) => assert.match(String(thrown ?? errors), /Invalid request/),
    unless: {configuration: {externals: {jquery: 'jQuery@https://cdn.example/jquery.min.js'}}},
  },
  {
    says: '@scope/lib stops a production build and breaks the bundle in development:',
    files: {'src/index.js': 'import lib from "@scope/lib"; console.log(lib);'},
    configuration: {externals: ['@scope/lib']},
    async holds(seen) {
      if (seen.mode === 'production') return assert.ok(seen.errors.length > 0);
      assert.deepEqual(seen.errors, []);
      return assert.match(await failure(seen), /Invalid or unexpected token/);
    },
    unless: {configuration: {externals: {'@scope/lib': 'lib'}}},
  },
  {
    says: "Without the script, the value is undefined and causes Cannot read properties of undefined (reading 'fn')",
    files: {'src/index.js': 'import $ from "jquery"; console.log($.fn);'},
    configuration: {externalsType: 'window', externals: {jquery: 'jQuery'}},
    holds: async (seen) => assert.match(await failure(seen), /reading 'fn'/),
    unless: {configuration: {externalsType: 'var'}},
  },
  {
    says: 'without it, the bundle throws ReferenceError: __WEBPACK_EXTERNAL_MODULE__1__ is not defined.',
    modes: ['production'],
    files: {'src/index.js': 'import $ from "jquery"; console.log($);'},
    configuration: {externalsType: 'amd', externals: {jquery: 'jquery'}},
    holds: async (seen) =>
      assert.match(await failure(seen), /__WEBPACK_EXTERNAL_MODULE_\w*_ is not defined/),
    unless: {configuration: {externalsType: 'window'}},
  },
  {
    says: 'Without this preset, as with the target node, a URL in JavaScript stops the build:',
    files: {'src/index.js': `import "${url}";`},
    configuration: {target: 'node'},
    holds: ({errors}) => assert.match(errors.join(), /is not handled by plugins/),
    unless: {configuration: {externalsPresets: {web: true}, target: ['web', 'es2020']}},
  },
];
