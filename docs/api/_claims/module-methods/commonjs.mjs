import assert from 'node:assert/strict';

const index = (line) => ({'src/index.js': line});
const printed = async ({run}) => (await run()).printed;
const failure = async ({run}) => String((await run()).failure);
const all = ({assets}) => Object.values(assets).join('\n');

export default [
  {
    says: 'webpack removes unused exports only if it sees which ones you use, as in',
    modes: ['production'],
    files: {
      ...index('const {name} = require("./sage.js"); console.log(name);'),
      'src/sage.js': 'export const name = "sage"; export const other = "the other";',
    },
    holds: (seen) => assert.doesNotMatch(all(seen), /the other/),
    unless: {files: index('const sage = require("./sage.js"); console.log(sage);')},
  },
  {
    says: 'bundles its file in any case, unless webpack can decide the condition while it builds.',
    files: {
      ...index('if (location.hash) require("./sage.js"); if (false) require("./none.js");'),
      'src/sage.js': 'console.log("the sage");',
    },
    holds({assets, errors}) {
      assert.match(all({assets}), /the sage/);
      assert.deepEqual(errors, []);
    },
    unless: {files: index('if (location.hash) require("./none.js");')},
  },
  {
    says: 'put the call into try: webpack then reports the missing file as a warning.',
    files: index('try { require("./none.js"); } catch {}'),
    holds({errors, warnings}) {
      assert.deepEqual(errors, []);
      assert.match(warnings.join(), /Can't resolve '\.\/none\.js'/);
    },
    unless: {files: index('require("./none.js");')},
  },
  {
    says: 'The id is a path in development mode and a number in production mode, so do not use it as a file name.',
    files: {
      ...index('console.log(String(require.resolve("./a.cjs")));'),
      'src/a.cjs': 'exports.a = 1;',
    },
    async holds(seen) {
      const [id] = await printed(seen);
      assert.match(id, seen.mode === 'development' ? /^\.\/src\/a\.cjs$/ : /^\d+$/);
    },
    unless: {
      configuration: ({mode}) => ({
        optimization: {moduleIds: mode === 'development' ? 'deterministic' : 'named'},
      }),
    },
  },
  {
    says: 'If you delete a module from it, the next require() runs the module again, which is useful in tests:',
    files: {
      ...index(
        'require("./a.cjs"); delete require.cache[require.resolve("./a.cjs")]; require("./a.cjs");',
      ),
      'src/a.cjs': 'console.log("runs");',
    },
    holds: async (seen) => assert.deepEqual(await printed(seen), ['runs', 'runs']),
    unless: {files: index('require("./a.cjs"); require("./a.cjs");')},
  },
  {
    says: 'The list must contain only constant strings; use import() instead.',
    files: {
      ...index('const name = location.hash; require.ensure([name], () => {});'),
      'src/a.cjs': 'exports.a = 1;',
    },
    async holds({assets, run}) {
      assert.deepEqual(Object.keys(assets), ['main.js']);
      assert.match(String((await run()).failure), /ensure is not a function/);
    },
    unless: {files: index('require.ensure(["./a.cjs"], () => {});')},
  },
  {
    says: 'with the warning require.extensions is not supported by webpack. Use a loader instead.',
    files: index('console.log(require.extensions);'),
    async holds(seen) {
      assert.match(
        seen.warnings.join(),
        /require\.extensions is not supported by webpack\. Use a loader instead\./,
      );
      assert.deepEqual(await printed(seen), ['undefined']);
    },
    unless: {files: index('console.log(typeof require.cache);')},
  },
  {
    says: 'The build warns with require.main.require is not supported by webpack.',
    files: index('console.log(require.main.require("./a.js"));'),
    async holds(seen) {
      assert.match(seen.warnings.join(), /require\.main\.require is not supported by webpack\./);
      assert.deepEqual(await printed(seen), ['undefined']);
    },
    unless: {files: index('console.log(require.main.id);')},
  },
  {
    says: 'so it runs the module and gives you its property length.',
    files: {
      ...index('console.log(require.resolve("./a.cjs").length);'),
      'src/a.cjs': 'exports.length = "its own"; console.log("a runs");',
    },
    holds: async (seen) => assert.deepEqual(await printed(seen), ['a runs', 'its own']),
    unless: {files: index('const id = require.resolve("./a.cjs"); console.log(id.length);')},
  },
  {
    says: 'The same is true of require.resolveWeak(), and of require.context() with one argument.',
    files: {
      ...index('console.log(require.context("./l").keys(), require.resolveWeak("./a.cjs").x);'),
      'src/l/index.js': 'exports.keys = () => "its own keys";',
      'src/a.cjs': 'exports.x = 2;',
    },
    holds: async (seen) => assert.deepEqual(await printed(seen), ['its own keys 2']),
    unless: {
      files: index(
        'const l = require.context("./l"); const id = require.resolveWeak("./a.cjs"); console.log(l.keys(), id.x);',
      ),
    },
  },
  {
    says: 'the exports, if something else has loaded the module; otherwise, it throws',
    files: {
      ...index('require.context("./l", false, /a\\.js$/, "weak")("./a.js");'),
      'src/l/a.js': 'console.log("a");',
    },
    holds: async (seen) =>
      assert.match(await failure(seen), /is not available \(weak dependency\)/),
    unless: {files: index('require("./l/a.js");')},
  },
  {
    says: 'A path without extension is listed as well if it resolves to the same file and the expression matches it',
    files: {
      ...index('console.log(require.context("./l", true).keys().join());'),
      'src/l/a.js': 'console.log("a");',
    },
    holds: async (seen) => assert.deepEqual(await printed(seen), ['./a,./a.js']),
    unless: {files: index('console.log(require.context("./l", true, /\\.js$/).keys().join());')},
  },
  {
    says: 'It is deprecated, with the warning require.include() is deprecated and will be removed soon.',
    files: {
      ...index('require.include("./a.js"); console.log(require("./b.js").b);'),
      'src/a.js': 'console.log("in the bundle");',
      'src/b.js': 'exports.b = 1;',
    },
    async holds(seen) {
      assert.match(
        seen.warnings.join(),
        /require\.include\(\) is deprecated and will be removed soon\./,
      );
      assert.match(all(seen), /in the bundle/);
      assert.deepEqual(await printed(seen), ['1']);
    },
    unless: {files: index('require("./a.js");')},
  },
  {
    says: 'If your code uses require in a way that does not show which file is meant, for example as a variable, webpack cannot bundle the file and warns:',
    files: {...index('const load = (r) => r("./a.js"); load(require);'), 'src/a.js': ''},
    async holds(seen) {
      assert.match(
        seen.warnings.join(),
        /Critical dependency: require function is used in a way in which dependencies cannot be statically extracted/,
      );
      assert.match(await failure(seen), /Cannot find module/);
    },
    unless: {files: index('require("./a.js");')},
  },
];
