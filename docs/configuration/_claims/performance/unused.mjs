import assert from 'node:assert/strict';

const checked = (name, more) => ({
  devtool: false,
  performance: {hints: 'warning', [name]: true},
  ...more,
});
const told = ({warnings}) => warnings.join();

const library = (sideEffects) => ({
  'src/index.js': 'import {used} from "tool"; console.log(used);',
  'node_modules/tool/package.json': JSON.stringify({name: 'tool', type: 'module', sideEffects}),
  'node_modules/tool/index.js': 'export {used} from "./used.js"; export {gone} from "./gone.js";',
  'node_modules/tool/used.js': 'export const used = "used";',
  'node_modules/tool/gone.js': 'globalThis.count = 1; export const gone = "gone";',
});
const statement = {
  'src/index.js': 'import {gone} from "./gone.js"; console.log("start");',
  'src/gone.js': 'globalThis.count = 1; export const gone = "gone";',
};
const picture = (name) => ({
  'src/index.js': `import ${name} "./pic.png"; console.log("start");`,
  'src/pic.png': 'p'.repeat(30_000),
});
const copied = (name) =>
  checked(name, {
    module: {rules: [{test: /\.png$/, type: 'asset/resource'}]},
    output: {assetModuleFilename: '[name][ext]'},
  });
const pure = (code) => ({'src/index.js': `const make = (value) => value; ${code}`});
const withRule = (test) =>
  checked('osDependentRules', {module: {rules: [{test, type: 'asset/resource'}]}});
const loaded = (cacheable) => ({
  'src/index.js': 'import "./a.js"; import "./b.txt";',
  'src/a.js': 'console.log("a");',
  'src/b.txt': 'text',
  'loader.cjs': `module.exports = function () { this.cacheable(${cacheable}); return "console.log('b')"; };`,
});
const caches = ({folder}) =>
  checked('cacheEffectiveness', {
    cache: {type: 'filesystem', cacheDirectory: `${folder}/cache`},
    module: {rules: [{test: /\.txt$/, use: `${folder}/loader.cjs`}]},
  });

/** What a second build says that takes modules from the cache of the first. */
async function warningsOfSecond({webpack, folder, mode, stats}) {
  const {cache, module, performance} = stats.compilation.options;
  const compiler = webpack({
    mode,
    context: folder,
    devtool: false,
    output: {path: `${folder}/dist`},
    cache: {type: 'filesystem', cacheDirectory: cache.cacheDirectory},
    module: {rules: module.rules},
    performance: {hints: 'warning', cacheEffectiveness: performance.cacheEffectiveness},
  });
  const second = await new Promise((done) => {
    compiler.run((failure, result) => compiler.close(() => done(result)));
  });
  return second.compilation.warnings.map(({message}) => message).join();
}

export default [
  {
    says: 'Finds packages that keep unused modules because their package.json has no sideEffects field.',
    modes: ['production'],
    files: library(),
    configuration: checked('missingSideEffects'),
    async holds(seen) {
      assert.match(told(seen), /missing sideEffects: 1 package keeps .*\n\s+tool/);
      const flagged = await seen.build({files: library(false)});
      assert.doesNotMatch(flagged.assets['main.js'], /count/);
    },
    unless: {files: library(false)},
  },
  {
    says: 'Finds modules that stay although nobody uses their exports, and names the statement that keeps them.',
    modes: ['production'],
    files: statement,
    configuration: checked('unusedModules'),
    holds(seen) {
      assert.match(seen.assets['main.js'], /count/);
      assert.match(told(seen), /\.\/src\/gone\.js \(.* — ExpressionStatement at 1:0-21/);
    },
    unless: {files: {'src/gone.js': 'export const gone = "gone";'}},
  },
  {
    says: 'Finds files that webpack writes for an import whose name your code never uses. Remove the import. If you need only the file, import it without a name.',
    modes: ['production'],
    files: picture('pic from'),
    configuration: copied('unusedAssets'),
    async holds(seen) {
      assert.match(told(seen), /unused assets: 300\d\d bytes/);
      const bare = await seen.build({files: picture('')});
      assert.ok(bare.assets['pic.png']);
      assert.deepEqual(bare.warnings, []);
    },
    unless: {files: picture('')},
  },
  {
    says: 'Finds /*#__PURE__*/ where it has no effect. It counts only directly before a call, new, or a tagged template.',
    modes: ['production'],
    files: pure('const gone = /*#__PURE__*/ make; console.log("start");'),
    configuration: checked('pureAnnotations'),
    async holds(seen) {
      assert.match(told(seen), /pure annotations: 1 /);
      for (const code of ['make(1)', 'new make(1)', 'make`1`']) {
        const built = await seen.build({files: pure(`const gone = /*#__PURE__*/ ${code};`)});
        assert.deepEqual(built.warnings, [], code);
      }
    },
    unless: {files: pure('const gone = /*#__PURE__*/ make(1); console.log("start");')},
  },
  {
    says: 'Finds conditions of rules that match on one operating system only, because they contain a fixed slash.',
    configuration: withRule(/src\/icons/),
    holds: (seen) =>
      assert.match(told(seen), /module\.rules\[0\]\.test .* only matches '\/' paths/),
    unless: {configuration: withRule(/src[\\/]icons/)},
  },
  {
    says: 'Finds modules that webpack can never take from the cache, because their loader calls this.cacheable(false). If only part of the build came from the cache, it also tells how much.',
    files: loaded(false),
    configuration: caches,
    async holds(seen) {
      assert.match(told(seen), /1 module is not cacheable/);
      assert.doesNotMatch(told(seen), /were rebuilt/);
      assert.match(await warningsOfSecond(seen), /1 of 3 modules were rebuilt/);
    },
    unless: {files: loaded(true)},
  },
];
