import assert from 'node:assert/strict';

const sage = 'export const name = "sage"; export const price = 3; export const grams = 20;';
const index = (line) => ({'src/index.js': line});
const printed = async ({run}) => (await run()).printed;
const failure = async ({run}) => String((await run()).failure);

export default [
  {
    says: 'A method that webpack leaves as it is fails in a browser with ReferenceError: require is not defined.',
    files: {'src/index.mjs': 'require("./sage.js");', 'src/sage.js': sage},
    configuration: {entry: './src/index.mjs'},
    holds: async (seen) => assert.match(await failure(seen), /require is not defined/),
    unless: {files: {'src/index.mjs': 'import "./sage.js";'}},
  },
  {
    says: 'You can mix all methods in .js files, but a file with import or export is an ES module, in which module.exports fails.',
    files: {
      ...index(
        'import {name} from "./sage.js"; module.exports = require("./sage.js").name + name;',
      ),
      'src/sage.js': sage,
    },
    holds: async (seen) => assert.match(await failure(seen), /ES Modules may not assign/),
    unless: {files: index('module.exports = require("./sage.js");')},
  },
  {
    says: 'If the module sets exports.__esModule, as compiled code does, a .js file gets exports.default instead. A .mjs file always gets module.exports',
    files: {
      ...index('import mint from "./mint.cjs"; import "./strict.mjs"; console.log(mint);'),
      'src/strict.mjs': 'import mint from "./mint.cjs"; console.log(mint.default);',
      'src/mint.cjs': 'exports.__esModule = true; exports.default = "mint";',
    },
    holds: async (seen) => assert.deepEqual(await printed(seen), ['mint', 'mint']),
    unless: {files: {'src/mint.cjs': 'exports.default = "mint";'}},
  },
  {
    says: 'You cannot assign to an import: the program throws Cannot set property price',
    files: {...index('import {price} from "./sage.js"; price = 4;'), 'src/sage.js': sage},
    holds: async (seen) =>
      assert.match(
        await failure(seen),
        seen.mode === 'production'
          ? /Assignment to constant variable\./
          : /Cannot set property price of #<Object> which has only a getter/,
      ),
    unless: {files: index('let price = 3; price = 4;')},
  },
  {
    says: 'If you import a name that the module does not export, webpack reports it:',
    files: {...index('import {cost} from "./sage.js"; console.log(cost);'), 'src/sage.js': sage},
    async holds({warnings, errors, build}) {
      const text = /export 'cost' \(imported as 'cost'\) was not found in '.\/sage.js'/;
      assert.match(warnings.join(), text);
      assert.deepEqual(errors, []);
      const strict = await build({
        files: {'src/a.mjs': 'import {cost} from "./sage.js"; console.log(cost);'},
        configuration: {entry: './src/a.mjs'},
      });
      assert.match(strict.errors.join(), text);
    },
    unless: {configuration: {module: {parser: {javascript: {exportsPresence: 'error'}}}}},
  },
  {
    says: 'export * from passes on all exports except default. If two such statements provide the same name, webpack passes on neither and reports a warning',
    files: {
      ...index('import * as all from "./all.js"; console.log(Object.keys(all).join());'),
      'src/all.js': 'export * from "./a.js"; export * from "./b.js";',
      'src/a.js': 'export const price = 1; export const a = 1; export default 1;',
      'src/b.js': 'export const price = 2; export const b = 1;',
    },
    async holds(seen) {
      assert.deepEqual(await printed(seen), ['a,b']);
      assert.match(
        seen.warnings.join(),
        /The requested module '\.\/b\.js' contains conflicting star exports for the name 'price' with the previous requested module '\.\/a\.js'/,
      );
    },
    unless: {files: {'src/b.js': 'export const cost = 2; export const b = 1;'}},
  },
  {
    says: 'webpack puts the module and everything that only it imports into a separate chunk, so the first load stays small.',
    files: {
      ...index('import("./a.js");'),
      'src/a.js': 'import "./b.js";',
      'src/b.js': 'console.log("only here");',
    },
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /only here/),
    unless: {files: index('import "./b.js"; import("./a.js");')},
  },
  {
    says: 'The exports of a CommonJS module are the property default of the result, and its properties are available by name, too.',
    files: {
      ...index('import("./mint.cjs").then((m) => console.log(m.default.name, m.name));'),
      'src/mint.cjs': 'exports.name = "mint";',
    },
    holds: async (seen) => assert.deepEqual(await printed(seen), ['mint mint']),
    unless: {files: {'src/mint.cjs': 'exports.name = "mint"; exports.__esModule = true;'}},
  },
  {
    says: 'Once a module has loaded, another call does not load or run it again.',
    files: {
      ...index('const load = () => import("./a.js"); load().then(load).then(load);'),
      'src/a.js': 'console.log("runs");',
    },
    async holds({run}) {
      const {printed: lines, requested} = await run();
      assert.deepEqual([lines, requested.length], [['runs'], 1]);
    },
    unless: {files: index('import("./a.js?1"); import("./a.js?2");')},
  },
  {
    says: 'webpack removes the other exports in production mode.',
    modes: ['production'],
    files: {
      ...index(
        'import("./a.js").then(({name}) => console.log(name)); (async () => { const {price} = await import("./b.js"); console.log(price); })();',
      ),
      'src/a.js': 'export const name = "n"; export const other = "gone one";',
      'src/b.js': 'export const price = "n"; export const other = "gone two";',
    },
    holds: ({assets}) => assert.doesNotMatch(Object.values(assets).join(), /gone/),
    unless: {files: index('import("./a.js").then((all) => console.log(all)); import("./b.js");')},
  },
];
