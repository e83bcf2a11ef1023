import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import {existsSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A cache in the folder of the project, which no other build uses. */
const disk = (options) => (context) => ({
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(context.folder, '.cache'),
    ...options?.(context),
  },
});
const withCache = (options, more) => (context) => ({...disk(options)(context), ...more(context)});
const listed = (optional) =>
  disk(({folder}) => ({
    buildDependencies: {data: [{dependency: `${folder}/cities.json`, optional}]},
  }));
const separate = () => ({optimization: {concatenateModules: false}});
const managed = ({folder}) => ({snapshot: {managedPaths: [`${folder}/node_modules`]}});
const immutable = ({folder}) => ({snapshot: {immutablePaths: [`${folder}/src`]}});
const shop = {
  'package.json': '{"name": "shop"}',
  'src/index.js': 'import "./part.js"; console.log("kiosk");',
  'src/part.js': 'console.log("part");',
};
const withPackage = {
  'package.json': '{"name": "shop"}',
  'src/index.js': 'import "tea";',
  'node_modules/tea/package.json': '{"name": "tea", "version": "1.0.0"}',
  'node_modules/tea/index.js': 'console.log("green");',
};

/** Builds a project once more in its folder, and gives what webpack built and logged. */
function again({webpack, folder, stats}, changes = {}) {
  for (const [file, text] of Object.entries(changes)) writeFileSync(path.join(folder, file), text);
  const logged = [];
  const say = (...parts) => logged.push(parts.join(' '));
  const console = Object.fromEntries(
    ['error', 'warn', 'info', 'log', 'debug'].map((one) => [one, say]),
  );
  const {options} = stats.compilation;
  const compiler = webpack({...options, infrastructureLogging: {level: 'log', console}});
  return new Promise((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close(() =>
        error ? reject(error) : resolve({logged: logged.join('\n'), built: namesOf(result)}),
      );
    });
  });
}

const namesOf = (stats) =>
  stats
    .toJson({all: false, modules: true, cachedModules: true, nestedModules: true})
    .modules.filter(({built}) => built)
    .map(({name}) => name);

const folderOf = ({stats}) => stats.compilation.options.cache.cacheLocation;
const touch = (file) => utimesSync(file, new Date(), new Date(Date.now() + 5000));

/** Writes down which files are minimized. */
const minimized = ({folder}) => {
  const Minimizer = createRequire(path.join(folder, 'package.json'))('terser-webpack-plugin');
  const names = (globalThis.minimized = []);
  const minify = (input) => {
    names.push(...Object.keys(input));
    return {code: Object.values(input)[0]};
  };
  return {
    minimize: true,
    minimizer: [new Minimizer({parallel: false, minify, extractComments: false})],
  };
};

const loader = (text) => `module.exports = function (source) { ${text} return source; };`;
const always = () => ({module: {rules: [{test: /part/, use: './loader.js'}]}});

export default [
  {
    says: 'a file in the node_modules that contains webpack, but not the version of its package',
    modes: ['production'],
    files: withPackage,
    configuration: disk(),
    async holds(seen) {
      const {built} = await again(seen, {'node_modules/tea/index.js': 'console.log("black");'});
      assert.ok(
        built.some((name) => name.includes('tea')),
        'this is another node_modules, so webpack compares its files',
      );
    },
    unless: {configuration: withCache(undefined, managed)},
  },
  {
    says: 'nothing in production mode, except the lists of require.context();',
    modes: ['production'],
    files: {
      'package.json': '{"name": "shop"}',
      'src/index.js': 'console.log(require.context("./cities", false, /js$/).keys());',
      'src/cities/rome.js': 'console.log("Rome");',
    },
    configuration: disk(),
    async holds(seen) {
      for (const file of ['index', 'cities/rome']) touch(`${seen.folder}/src/${file}.js`);
      const {built} = await again(seen);
      assert.equal(built.length, 1);
      assert.match(built[0], /cities\/ sync/);
    },
    unless: {files: {'src/index.js': 'require("./cities/rome.js");'}},
  },
  {
    says: 'cache keeps the results of a build, so that webpack repeats only the work whose input has changed.',
    files: shop,
    configuration: withCache(undefined, separate),
    async holds(seen) {
      assert.deepEqual((await again(seen)).built, []);
      const {built} = await again(seen, {'src/part.js': 'console.log("other");'});
      assert.deepEqual(built, ['./src/part.js']);
    },
    unless: {configuration: {cache: false}},
  },
  {
    says: 'If your builds start too slowly, on your machine or on a CI server, keep them on disk:',
    files: shop,
    configuration: disk(),
    holds: async (seen) => assert.deepEqual((await again(seen)).built, []),
    unless: {configuration: {cache: {type: 'memory'}}},
  },
  {
    says: 'webpack rebuilds only one module but minimizes its output file again, which contains all code. Smaller output files make the cache more effective.',
    modes: ['production'],
    files: {...withPackage, 'src/index.js': 'import "tea"; console.log(1);'},
    configuration: withCache(undefined, (context) => ({
      optimization: {
        ...minimized(context),
        concatenateModules: false,
        splitChunks: {
          cacheGroups: {packages: {test: /tea/, name: 'packages', chunks: 'all', enforce: true}},
        },
      },
    })),
    async holds(seen) {
      assert.deepEqual(globalThis.minimized.splice(0).sort(), ['main.js', 'packages.js']);
      const {built} = await again(seen, {'src/index.js': 'import "tea"; console.log(2);'});
      assert.deepEqual([built, globalThis.minimized], [['./src/index.js'], ['main.js']]);
    },
    unless: {configuration: (context) => ({optimization: minimized(context)})},
  },
  {
    says: 'webpack cannot find a path in buildDependencies, or cannot write to the folder, and keeps nothing',
    files: shop,
    configuration: disk(({folder}) => ({buildDependencies: {data: [`${folder}/cities.json`]}})),
    async holds(seen) {
      assert.match((await again(seen)).logged, /Caching failed for pack/);
      assert.equal(existsSync(folderOf(seen)), false);
    },
    unless: {files: {'cities.json': '[]'}},
  },
  {
    says: 'An error of the file system after it, such as ENOTDIR, means that webpack cannot write to the folder of the cache.',
    files: {...shop, taken: ''},
    configuration: disk(({folder}) => ({cacheDirectory: `${folder}/taken/cache`})),
    holds: async (seen) =>
      assert.match((await again(seen)).logged, /Caching failed for pack: Error: ENOTDIR/),
    unless: {configuration: disk(({folder}) => ({cacheDirectory: `${folder}/free/cache`}))},
  },
  {
    says: 'optional says whether it may be missing, which otherwise stops caching',
    files: shop,
    configuration: listed(true),
    holds: async (seen) => assert.deepEqual((await again(seen)).built, []),
    unless: {
      configuration: listed(false),
    },
  },
  {
    says: 'a plugin or loader stored something in a module that webpack cannot write, such as a function or an error of a class of its own; the cache keeps everything else',
    files: {
      ...shop,
      'loader.js': loader('class Own extends Error {} this.emitWarning(new Own());'),
    },
    configuration: withCache(undefined, (context) => ({...separate(), ...always(context)})),
    async holds(seen) {
      const {built, logged} = await again(seen);
      assert.match(
        logged,
        /Skipped not serializable cache item .*No serializer registered for Own/,
      );
      assert.deepEqual(built, ['./src/part.js']);
    },
    unless: {files: {'loader.js': loader('this.emitWarning(new Error());')}},
  },
  {
    says: 'webpack logs this message at the first new result that is not in the file on disk.',
    files: {...shop, 'loader.js': loader('')},
    configuration: withCache(undefined, always),
    async holds(seen) {
      assert.doesNotMatch((await again(seen)).logged, /Pack got invalid/);
      const {logged} = await again(seen, {'src/part.js': 'console.log("new");'});
      assert.match(logged, /Pack got invalid because of write to: (.*\n)*.*Storing pack/);
    },
    unless: {files: {'loader.js': loader('this.cacheable(false);')}},
  },
  {
    says: 'the end of the line names the first result that was not in the cache',
    files: {...shop, 'loader.js': loader('this.cacheable(false);')},
    configuration: withCache(undefined, always),
    holds: async (seen) =>
      assert.match((await again(seen)).logged, /write to: Compilation\/modules\|.*src\/part\.js/),
    unless: {files: {'loader.js': loader('')}},
  },
  {
    says: 'Has no effect, because nothing in webpack 5.113.0 reads it.',
    files: shop,
    configuration: disk(() => ({hashAlgorithm: 'no such algorithm'})),
    async holds(seen) {
      assert.deepEqual(seen.errors, []);
      assert.deepEqual((await again(seen)).built, []);
    },
    unless: {configuration: {output: {hashFunction: 'no such algorithm'}}},
  },
  {
    says: 'Has no effect, because webpack drops the value. Set snapshot.managedPaths',
    files: withPackage,
    configuration: withCache(() => ({managedPaths: []}), managed),
    async holds(seen) {
      const {built} = await again(seen, {'node_modules/tea/index.js': 'console.log("black");'});
      assert.deepEqual(built, []);
    },
    unless: {configuration: {snapshot: {managedPaths: []}}},
  },
  {
    says: 'Has no effect, because webpack drops the value. Set snapshot.immutablePaths for folders whose files never change because the path contains the version.',
    files: shop,
    configuration: disk(({folder}) => ({immutablePaths: [`${folder}/src`]})),
    async holds(seen) {
      const {built} = await again(seen, {'src/part.js': 'console.log("changed");'});
      assert.deepEqual(built, ['./src/part.js']);
    },
    unless: {configuration: immutable},
  },
  {
    says: 'In production mode, webpack then compares the content, but in development mode, it builds everything.',
    files: shop,
    configuration: withCache(undefined, separate),
    async holds(seen) {
      for (const file of ['index', 'part']) touch(`${seen.folder}/src/${file}.js`);
      const expected = seen.mode === 'production' ? [] : ['./src/index.js', './src/part.js'];
      assert.deepEqual((await again(seen)).built.sort(), expected);
    },
    unless: {
      configuration: ({mode}) => ({
        snapshot: {module: {hash: mode !== 'production', timestamp: mode === 'production'}},
      }),
    },
  },
];
