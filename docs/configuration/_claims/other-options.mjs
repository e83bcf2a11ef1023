import assert from 'node:assert/strict';
import {existsSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Two warnings. */
const warned = {
  'src/index.js':
    'import * as units from "./units.js"; console.log(units.spoons); require("./drivers.js");',
  'src/units.js': 'export const grams = 1;',
  'src/drivers.js': 'require(location.hash);',
};
const ignoring = (...ignoreWarnings) => ({configuration: {ignoreWarnings}});
const shop = {
  'package.json': '{"name": "shop"}',
  'src/index.js': 'import "tea";',
  'node_modules/tea/package.json': '{"name": "tea", "version": "1.0.0"}',
  'node_modules/tea/index.js': 'console.log("green");',
};
const tea = 'node_modules/tea/index.js';
const disk =
  (snapshot) =>
  ({folder}) => ({
    cache: {type: 'filesystem', cacheDirectory: path.join(folder, '.cache')},
    optimization: {concatenateModules: false},
    snapshot: snapshot(folder),
  });
const managed = (folder) => ({managedPaths: [`${folder}/node_modules`]});
/** Twenty modules whose loader waits and counts how many do so at the same time. */
const numbers = Array.from({length: 20}, (_, at) => `src/part-${at}.js`);
const waiting = {
  'src/index.js': numbers.map((file) => `import "./${path.basename(file)}";`).join(''),
  ...Object.fromEntries(numbers.map((file) => [file, ''])),
  'wait.js': `module.exports = function (source) {
    const done = this.async();
    globalThis.waiting += 1;
    globalThis.most = Math.max(globalThis.most, globalThis.waiting);
    setTimeout(() => ((globalThis.waiting -= 1), done(null, source)), 50);
  };`,
};
const waitingAtOnce =
  (parallelism) =>
  ({folder}) => {
    Object.assign(globalThis, {waiting: 0, most: 0});
    return {parallelism, module: {rules: [{test: /part-/, use: path.join(folder, 'wait.js')}]}};
  };

/** Builds once more in the folder, after changes, and gives the names of what webpack built. */
async function rebuilt({webpack, folder, stats}, changes, sameTime) {
  for (const [name, text] of Object.entries(changes)) {
    const file = path.join(folder, name);
    const {atime, mtime} = statSync(file);
    writeFileSync(file, text);
    if (sameTime) utimesSync(file, atime, mtime);
  }
  const compiler = webpack({...stats.compilation.options});
  const result = await new Promise((resolve) => compiler.run((error, outcome) => resolve(outcome)));
  await new Promise((resolve) => compiler.close(resolve));
  const {modules} = result.toJson({all: false, modules: true, cachedModules: true});
  return modules.filter(({built}) => built).map(({name}) => name);
}

export default [
  {
    says: 'One process does all the computing, so a higher number speeds up a build only if more modules than that wait at the same time, for example because their loader asks a server.',
    files: waiting,
    configuration: waitingAtOnce(5),
    async holds({build}) {
      assert.equal(globalThis.most, 5);
      await build({configuration: waitingAtOnce(100)});
      assert.equal(globalThis.most, 20);
    },
    unless: {files: {'wait.js': 'module.exports = (source) => source;'}},
  },
  {
    says: 'so that webpack neither prints nor counts them, and --fail-on-warnings ignores them. Use it for warnings about code that you cannot change; it has no effect on errors.',
    files: {...warned, 'src/units.js': 'export const grams = 1; import "./nowhere.js";'},
    ...ignoring(/./),
    holds({stats, errors}) {
      assert.equal(stats.hasWarnings(), false);
      assert.equal(errors.length, 1);
      assert.doesNotMatch(stats.toString(), /WARNING|warning/);
    },
    unless: ignoring(/no such text/),
  },
  {
    says: 'The option removes only the first:',
    files: warned,
    ...ignoring({module: /drivers/, message: /Critical dependency/}),
    holds({warnings}) {
      assert.equal(warnings.length, 1);
      assert.match(warnings[0], /'spoons'/);
    },
    unless: ignoring(),
  },
  {
    says: 'Ignores a warning if',
    files: warned,
    ...ignoring((warning) => /spoons/.test(warning.message)),
    holds: ({warnings}) => assert.equal(warnings.length, 1),
    unless: ignoring(() => false),
  },
  {
    says: 'all its keys match; an empty object ignores nothing',
    files: warned,
    ...ignoring({}, {module: /drivers/, message: /spoons/}),
    holds: ({warnings}) => assert.equal(warnings.length, 2),
    unless: ignoring({module: /drivers/}),
  },
  {
    says: 'A string instead of a regular expression stops the build.',
    ...ignoring('spoons'),
    holds: ({thrown}) => assert.match(String(thrown), /configuration\.ignoreWarnings/),
    unless: ignoring(/spoons/),
  },
  {
    says: 'Lists the folders of packages that only a package manager changes. webpack compares only the version in the package.json of these packages, not their files.',
    files: shop,
    configuration: disk(managed),
    async holds(seen) {
      assert.deepEqual(await rebuilt(seen, {[tea]: 'console.log("black");'}), []);
      const version = {'node_modules/tea/package.json': '{"name": "tea", "version": "1.0.1"}'};
      assert.deepEqual(await rebuilt(seen, version), [`./${tea}`]);
    },
    unless: {configuration: disk(() => ({managedPaths: []}))},
  },
  {
    says: 'If you edit a file in such a package, webpack ignores the change.',
    files: shop,
    configuration: disk(managed),
    holds: async (seen) =>
      assert.deepEqual(await rebuilt(seen, {[tea]: 'console.log("black");'}), []),
    unless: {
      configuration: disk((folder) => ({
        ...managed(folder),
        unmanagedPaths: [`${folder}/node_modules/tea`],
      })),
    },
  },
  {
    says: 'Lists the folders whose files never change, because their path contains a version or a hash, so that webpack never checks them again.',
    files: shop,
    configuration: disk((folder) => ({immutablePaths: [`${folder}/node_modules`]})),
    async holds(seen) {
      const changes = {
        [tea]: 'console.log("black");',
        'node_modules/tea/package.json': '{"name": "tea", "version": "1.0.1"}',
      };
      assert.deepEqual(await rebuilt(seen, changes), []);
    },
    unless: {configuration: disk(managed)},
  },
  {
    says: 'Production mode sets both for module and resolve; webpack then computes the hash only if the time has changed.',
    modes: ['production'],
    files: shop,
    configuration: disk(() => ({managedPaths: []})),
    async holds(seen) {
      const {module, resolve} = seen.stats.compilation.options.snapshot;
      assert.deepEqual([module, resolve], Array(2).fill({timestamp: true, hash: true}));
      assert.deepEqual(await rebuilt(seen, {[tea]: 'console.log("white");'}, true), []);
      assert.deepEqual(await rebuilt(seen, {[tea]: shop[tea]}), []);
    },
    unless: {configuration: {mode: 'development'}},
  },
  {
    says: 'or parser: { amd: false } in a rule for some files only',
    files: {
      'src/index.js': 'require("./old.js"); console.log(typeof define);',
      'src/old.js': 'console.log(typeof define);',
    },
    configuration: {module: {rules: [{test: /old/, parser: {amd: false}}]}},
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['undefined', 'function']),
    unless: {configuration: {amd: false, module: {}}},
  },
  {
    says: 'the JSON file in which webpack keeps the ids of modules and chunks from one build to the next.',
    files: {'src/index.js': 'import("./later.js");', 'src/later.js': ''},
    configuration: ({folder}) => ({recordsPath: `${folder}/records.json`}),
    holds: ({folder}) => assert.ok(existsSync(`${folder}/records.json`)),
    unless: {configuration: {recordsPath: false}},
  },
  {
    says: 'experiments.futureDefaults turns the check off in production mode.',
    modes: ['production'],
    configuration: {entires: './src/other.js', experiments: {futureDefaults: true}},
    holds: ({thrown}) => assert.equal(thrown, undefined),
    unless: {configuration: {experiments: {}}},
  },
];
