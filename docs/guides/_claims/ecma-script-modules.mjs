import assert from 'node:assert/strict';

const strict = (files) => ({'package.json': '{"type": "module"}', ...files});
const later = 'export const song = await Promise.resolve("tick");';

export default [
  {
    says: 'require() of such a module returns a promise instead of the exports',
    files: {
      'src/index.js': 'console.log(require("./songs.js") instanceof Promise);',
      'src/songs.js': later,
    },
    holds: async ({run}) => assert.deepEqual((await run(['main.js'])).printed, ['true']),
    unless: {files: {'src/songs.js': 'export const song = "tick";'}},
  },
  {
    says: 'A relaxed file has both import and module.exports =.',
    files: {
      'src/index.js': 'import "./other.js"; module.exports = {};',
      'src/other.js': 'console.log("other");',
    },
    holds: async ({run}) =>
      assert.match(
        String((await run(['main.js'])).failure),
        /ES Modules may not assign module\.exports or exports\.\*/,
      ),
    unless: {files: {'src/index.js': 'require("./other.js"); module.exports = {};'}},
  },
  {
    says: 'JSON has only a default in strict modules.',
    files: strict({
      'src/index.js': 'import { v } from "./data.json"; console.log(v);',
      'src/data.json': '{"v": 1}',
    }),
    holds: ({errors}) =>
      assert.match(
        errors.join(),
        /Can't import the named export 'v'.* from default-exporting module/,
      ),
    unless: {files: {'src/index.js': 'import data from "./data.json"; console.log(data.v);'}},
  },
  {
    says: 'In a file that is marked as CommonJS, import.meta is a syntax error.',
    files: {'src/index.js': 'require("./a.cjs");', 'src/a.cjs': 'console.log(import.meta.url);'},
    holds: ({errors}) => assert.match(errors.join(), /Cannot use 'import\.meta' outside a module/),
    unless: {
      files: {'src/index.js': 'require("./a.js");', 'src/a.js': 'console.log(import.meta.url);'},
    },
  },
  {
    says: 'marks the files below it as CommonJS, and so excludes that folder',
    files: strict({
      'src/index.js': 'import "./legacy/a.js";',
      'src/legacy/package.json': '{"type": "commonjs"}',
      'src/legacy/a.js': 'console.log(require("./b").name);',
      'src/legacy/b.js': 'exports.name = "robin";',
    }),
    holds: async ({run}) => assert.deepEqual((await run(['main.js'])).printed, ['robin']),
    unless: {files: {'src/legacy/package.json': '{"type": "module"}'}},
  },
  {
    says: 'A path inside a package without exports, such as bird-names/eggs, needs the extension, too.',
    files: strict({
      'node_modules/bird-names/package.json': '{"name": "bird-names"}',
      'node_modules/bird-names/eggs.js': 'module.exports = 7;',
      'src/index.js': 'import eggs from "bird-names/eggs"; console.log(eggs);',
    }),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve 'bird-names\/eggs'/),
    unless: {files: {'src/index.js': 'import eggs from "bird-names/eggs.js"; console.log(eggs);'}},
  },
  {
    says: 'or as an object in module.exports = { … }',
    files: strict({
      'src/birds.cjs': 'module.exports = { robin: 1 };',
      'src/index.js': 'import { wren } from "./birds.cjs"; console.log(wren);',
    }),
    holds: ({errors}) => assert.match(errors.join(), /export 'wren'.* was not found/),
    unless: {files: {'src/birds.cjs': 'const birds = { robin: 1 }; module.exports = birds;'}},
  },
  {
    says: 'If it assigns a variable, there is no message, and the import is undefined.',
    files: strict({
      'src/birds.cjs': 'const birds = { robin: 1 }; module.exports = birds;',
      'src/index.js': 'import { wren } from "./birds.cjs"; console.log(typeof wren);',
    }),
    async holds({errors, warnings, run}) {
      assert.deepEqual([errors, warnings], [[], []]);
      assert.deepEqual((await run(['main.js'])).printed, ['undefined']);
    },
    unless: {files: {'src/birds.cjs': 'module.exports = { robin: 1 };'}},
  },
  {
    says: 'A file with import assigns to exports.name. Write export.',
    files: {
      'src/index.js': 'import "./other.js"; exports.name = "robin";',
      'src/other.js': 'console.log("other");',
    },
    holds: async ({run}) =>
      assert.match(String((await run(['main.js'])).failure), /exports is not defined/),
    unless: {files: {'src/index.js': 'import "./other.js"; export const name = "robin";'}},
  },
  {
    says: 'Relaxed modules get the value and a warning',
    files: {
      'src/index.js': 'import { v } from "./data.json"; console.log(v);',
      'src/data.json': '{"v": 1}',
    },
    async holds({errors, warnings, run}) {
      assert.deepEqual(errors, []);
      assert.match(warnings.join(), /Should not import the named export 'v'/);
      assert.deepEqual((await run(['main.js'])).printed, ['1']);
    },
    unless: {files: {'package.json': '{"type": "module"}'}},
  },
  {
    says: 'or only a warning if the import has with { type: "json" }.',
    files: {
      'src/index.js': 'import { v } from "./data.json" with { type: "json" }; console.log(v);',
      'src/data.json': '{"v": 1}',
    },
    async holds({errors, warnings, run}) {
      assert.deepEqual(errors, []);
      assert.match(warnings.join(), /Can't import the named export 'v'/);
      assert.deepEqual((await run(['main.js'])).printed, ['undefined']);
    },
    unless: {files: {'src/index.js': 'import { v } from "./data.json"; console.log(v);'}},
  },
];
