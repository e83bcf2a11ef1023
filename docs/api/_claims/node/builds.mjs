import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

/** What a file of the claim's project exports. */
const loaded = (folder, name) => createRequire(`${folder}/`)(`./${name}`);
const finished = (start) =>
  new Promise((resolve) => start((error, stats) => resolve({error, stats})));
const plugin = (body) => ({
  'options.js': `module.exports = {plugins: [{apply(compiler) { ${body} }}]};`,
});
const inMake = 'compiler.hooks.make.tap("Oven", () => { throw new Error("cold oven"); });';
const named = {'package.json': '{"name": "oven"}'};
const broken = {'src/index.js': 'import "./nowhere.js";'};
const twice = async ({webpack, stats}) => {
  const compiler = webpack({...stats.compilation.options});
  await finished((end) => compiler.run(end));
  const second = await finished((end) => compiler.run(end));
  const {modules, builtModules} = second.stats.compilation;
  return [...modules].filter((module) => builtModules.has(module)).length;
};

export default [
  {
    says: 'If the options are wrong or a plugin throws in apply, the call throws.',
    files: plugin('throw new Error("cold oven");'),
    holds({webpack, folder}) {
      assert.throws(() => webpack(loaded(folder, 'options.js')), /cold oven/);
      assert.throws(() => webpack({mode: 'fast'}), {name: 'ValidationError'});
    },
    unless: {files: plugin(inMake)},
  },
  {
    says: 'Errors that the call would throw go to the callback, too, and the call returns null instead of the compiler.',
    files: plugin('throw new Error("cold oven");'),
    async holds({webpack, folder}) {
      let compiler;
      const {error} = await finished((end) => {
        compiler = webpack(loaded(folder, 'options.js'), end);
      });
      assert.match(error.message, /cold oven/);
      assert.ok(compiler === null);
    },
    unless: {files: plugin(inMake)},
  },
  {
    says: 'webpack rejects a function, but takes a promise for an object without options',
    files: {'use.js': 'module.exports = (webpack, options) => webpack(() => options);'},
    holds({webpack, folder, mode}) {
      assert.throws(() => loaded(folder, 'use.js')(webpack, {mode}), {name: 'ValidationError'});
      assert.equal(webpack(Promise.resolve({mode: 'none'})).options.mode, undefined);
    },
    unless: {files: {'use.js': 'module.exports = (webpack, options) => webpack(options);'}},
  },
  {
    says: 'Without a callback, watch: true has no effect except for a deprecation warning',
    files: {'use.js': 'module.exports = (webpack, options) => webpack(options);'},
    async holds({webpack, folder, mode}) {
      const compiler = loaded(folder, 'use.js')(webpack, {mode, context: folder, watch: true});
      const {watching, running} = compiler;
      await finished((end) => compiler.close(end));
      assert.ok(watching === undefined && !running);
    },
    unless: {
      files: {'use.js': 'module.exports = (webpack, options) => webpack(options, () => {});'},
    },
  },
  {
    says: 'A later build takes unchanged modules from its cache, if the mode is "development"',
    modes: ['development'],
    files: named,
    holds: async (seen) => assert.equal(await twice(seen), 0),
    unless: {configuration: {cache: false}},
  },
  {
    says: 'If you call run() or watch() while it builds, the callback gets this error',
    files: {'use.js': 'module.exports = (compiler, end) => { compiler.run(end); };'},
    async holds({webpack, folder, mode}) {
      const compiler = webpack({mode, context: folder, output: {path: `${folder}/out`}});
      const first = finished((end) => loaded(folder, 'use.js')(compiler, end));
      const second = await finished((end) => compiler.watch({}, end));
      await first;
      await finished((end) => compiler.close(end));
      assert.equal(second.error?.name, 'ConcurrentCompilationError');
      assert.match(second.error.message, /^You ran Webpack twice\. Each instance only supports/);
    },
    unless: {files: {'use.js': 'module.exports = (compiler, end) => end(null);'}},
  },
  {
    says: 'In production mode, webpack writes no files then.',
    modes: ['production'],
    files: broken,
    holds: ({assets}) => assert.deepEqual(Object.keys(assets), []),
    unless: {configuration: {optimization: {emitOnErrors: true}}},
  },
  {
    says: 'none in production mode',
    modes: ['production'],
    files: broken,
    holds: ({assets}) => assert.deepEqual(Object.keys(assets), []),
    unless: {files: {'src/index.js': ''}},
  },
  {
    says: 'has warnings that ignoreWarnings does not remove',
    files: {'src/index.js': 'import {rye} from "./flour.js"; rye();', 'src/flour.js': 'export {};'},
    configuration: {ignoreWarnings: [/rye/]},
    holds: ({stats}) => assert.equal(stats.hasWarnings(), false),
    unless: {configuration: {ignoreWarnings: []}},
  },
  {
    says: 'The source of an asset in stats.compilation no longer contains it',
    holds({stats}) {
      const [{source}] = stats.compilation.getAssets();
      assert.throws(() => source.source(), /only size\(\) is supported/);
    },
    unless: {
      configuration: {
        plugins: [{apply: ({hooks}) => hooks.shouldEmit.tap('Nothing', () => false)}],
      },
    },
  },
  {
    says: 'throws a ValidationError that lists every mistake',
    files: {'options.js': 'module.exports = {mode: "fast", watch: "yes"};'},
    holds({webpack, folder}) {
      const options = loaded(folder, 'options.js');
      assert.throws(
        () => webpack.validate(options),
        ({name, message}) =>
          name === 'ValidationError' &&
          /configuration\.mode/.test(message) &&
          /watch/.test(message),
      );
    },
    unless: {files: {'options.js': 'module.exports = {mode: "production"};'}},
  },
  {
    says: 'because the persistent cache and ProfilingPlugin take it before webpack() returns.',
    configuration: {name: 'late'},
    async holds({webpack, folder, mode, stats}) {
      const early = stats.compilation.name === 'early';
      const used = [];
      const replace = (compiler) => {
        compiler.intermediateFileSystem = new Proxy(compiler.intermediateFileSystem, {
          get: (files, key) => (used.push(key), files[key]),
        });
      };
      const compiler = webpack({
        mode,
        context: folder,
        cache: {type: 'filesystem', cacheDirectory: `${folder}/cache`},
        output: {path: `${folder}/late`},
        plugins: [{apply: (made) => early && replace(made)}],
      });
      if (!early) replace(compiler);
      await finished((end) => compiler.run(end));
      await finished((end) => compiler.close(end));
      assert.deepEqual(used, []);
    },
    unless: {configuration: {name: 'early'}},
  },
  {
    says: 'in watch mode, true until the end of watching',
    configuration: {watchOptions: {aggregateTimeout: 20}},
    async holds({webpack, folder, mode, stats}) {
      const compiler = webpack({mode, context: folder, output: {path: `${folder}/watched`}});
      const waits = stats.compilation.options.watchOptions.aggregateTimeout === 20;
      let watching;
      await finished((end) => (watching = compiler.watch({}, end)));
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (!waits) await finished((end) => watching.close(end));
      const {running} = compiler;
      if (waits) await finished((end) => watching.close(end));
      assert.ok(running && !compiler.running);
    },
    unless: {configuration: {watchOptions: {aggregateTimeout: 30}}},
  },
];
