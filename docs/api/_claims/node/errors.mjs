import assert from 'node:assert/strict';
import {existsSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';

/** What a file of the claim's project exports. */
const loaded = (folder, name) => createRequire(`${folder}/`)(`./${name}`);
const finished = (start) =>
  new Promise((resolve) => start((error, stats) => resolve({error, stats})));
const plugin = (body) => ({
  'options.js': `module.exports = {plugins: [{apply(compiler) { ${body} }}]};`,
});
const inMake = 'compiler.hooks.make.tap("Oven", () => { throw new Error("cold oven"); });';
const inHook = (name) => inMake.replace('make', name);
const fail = () => {
  throw new Error('cold oven');
};
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
    says: 'In apply, a plugin therefore sees the options without most defaults.',
    files: {'use.js': 'module.exports = (seen, {options}) => seen.push(options.output.filename);'},
    holds({webpack, folder, mode}) {
      const seen = [];
      const apply = (compiler) => loaded(folder, 'use.js')(seen, compiler);
      webpack({mode, context: folder, plugins: [{apply}]});
      assert.deepEqual(seen, [undefined]);
    },
    unless: {
      files: {
        'use.js':
          'module.exports = (seen, {hooks, options}) => hooks.initialize.tap("Late", () => seen.push(options.output.filename));',
      },
    },
  },
  {
    says: 'compiler.run() itself throws, and does not call your function, if a plugin throws in an early synchronous hook',
    files: plugin(inHook('thisCompilation')),
    holds({webpack, folder, mode}) {
      const compiler = webpack({mode, context: folder, ...loaded(folder, 'options.js')});
      let calls = 0;
      assert.throws(() => compiler.run(() => (calls += 1)), /cold oven/);
      assert.equal(calls, 0);
    },
    unless: {files: plugin(inMake)},
  },
  {
    says: 'webpack(options, callback) catches these errors, too.',
    files: {'use.js': 'module.exports = (webpack, options, end) => webpack(options, end);'},
    async holds({webpack, folder, mode}) {
      const apply = ({hooks}) => hooks.compile.tap('Oven', fail);
      const options = {mode, context: folder, plugins: [{apply}]};
      let thrown;
      const {error} = await finished((end) => {
        try {
          loaded(folder, 'use.js')(webpack, options, end);
        } catch (caught) {
          thrown = caught;
          end();
        }
      });
      assert.match(error?.message ?? '', /cold oven/);
      assert.equal(thrown, undefined);
    },
    unless: {
      files: {'use.js': 'module.exports = (webpack, options, end) => webpack(options).run(end);'},
    },
  },
  {
    says: 'such as seal or optimizeModules, the error is an uncaught exception that ends the process',
    files: {'hook.json': '"seal"'},
    async holds({webpack, folder, mode}) {
      const hook = loaded(folder, 'hook.json');
      const apply = ({hooks}) =>
        hooks.compilation.tap('Oven', (compilation) => compilation.hooks[hook].tap('Oven', fail));
      const compiler = webpack({mode, context: folder, plugins: [{apply}]});
      const uncaught = new Promise((resolve) => {
        process.once('uncaughtException', (error) => resolve(error.message));
        compiler.run(() => resolve('callback'));
      });
      assert.equal(await uncaught, 'cold oven');
    },
    unless: {files: {'hook.json': '"processAssets"'}},
  },
  {
    says: 'if it fails in done, all of them are',
    files: plugin(inHook('done')),
    async holds({webpack, folder, mode}) {
      const options = {mode, context: folder, output: {path: `${folder}/out`}};
      const compiler = webpack({...options, ...loaded(folder, 'options.js')});
      const {error, stats} = await finished((end) => compiler.run(end));
      assert.match(error.message, /cold oven/);
      assert.ok(stats === undefined && existsSync(`${folder}/out/main.js`));
    },
    unless: {files: plugin(inMake)},
  },
  {
    says: 'For a name that contains a hash of its content, webpack does not compare the content, only the name.',
    files: named,
    configuration: {output: {filename: '[contenthash].js'}},
    async holds({webpack, folder, stats}) {
      const options = {...stats.compilation.options};
      options.output = {...options.output, path: `${folder}/out`, clean: false};
      const build = () => finished((end) => webpack(options).run(end));
      const [name] = Object.keys((await build()).stats.compilation.assets);
      writeFileSync(`${folder}/out/${name}`, 'stale');
      const [{emitted}] = (await build()).stats.toJson({
        all: false,
        assets: true,
        cachedAssets: true,
      }).assets;
      assert.equal(emitted, false);
    },
    unless: {configuration: {output: {filename: 'main.js'}}},
  },
  {
    says: 'and for all files if errors prevent writing',
    modes: ['production'],
    files: broken,
    holds({stats}) {
      const {assets} = stats.toJson({all: false, assets: true, cachedAssets: true});
      assert.deepEqual(
        assets.map(({emitted}) => emitted),
        [false],
      );
    },
    unless: {configuration: {optimization: {emitOnErrors: true}}},
  },
  {
    says: 'With all: false, files that webpack neither wrote nor compared appear as one group without a name',
    files: named,
    configuration: {output: {filename: '[contenthash].js'}},
    async holds({webpack, folder, stats}) {
      const options = {...stats.compilation.options};
      options.output = {...options.output, path: `${folder}/out`, clean: false};
      const build = () => finished((end) => webpack(options).run(end));
      await build();
      const again = await build();
      const {assets} = again.stats.toJson({all: false, assets: true});
      assert.deepEqual(
        assets.map(({name, filteredChildren}) => [name, filteredChildren]),
        [[undefined, 1]],
      );
    },
    unless: {configuration: {output: {filename: 'main.js'}}},
  },
  {
    says: 'because each build in production mode otherwise builds every module again',
    modes: ['production'],
    files: named,
    holds: async (seen) => assert.equal(await twice(seen), 1),
    unless: {configuration: {cache: {type: 'memory'}}},
  },
  {
    says: 'webpack() does the same check, unless the options contain validate: false',
    files: {'options.js': 'module.exports = {validate: false, bakery: true};'},
    holds: ({webpack, folder}) => assert.doesNotThrow(() => webpack(loaded(folder, 'options.js'))),
    unless: {files: {'options.js': 'module.exports = {bakery: true};'}},
  },
  {
    says: 'or experiments.futureDefaults in production mode. webpack.validate() ignores both.',
    files: {
      'options.js': 'module.exports = {validate: false, bakery: true};',
      'future.js': 'module.exports = {experiments: {futureDefaults: true}, bakery: true};',
    },
    holds({webpack, folder}) {
      const future = loaded(folder, 'future.js');
      assert.doesNotThrow(() => webpack(future));
      assert.throws(() => webpack({...future, mode: 'development'}), {name: 'ValidationError'});
      assert.throws(() => webpack.validate(future), {name: 'ValidationError'});
      const options = loaded(folder, 'options.js');
      assert.throws(() => webpack.validate(options), {name: 'ValidationError'});
    },
    unless: {files: {'options.js': 'module.exports = {validate: false};'}},
  },
];
