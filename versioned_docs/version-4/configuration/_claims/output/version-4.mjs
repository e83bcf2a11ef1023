import assert from 'node:assert/strict';

const late = {'src/index.js': 'import("./late.js");', 'src/late.js': 'console.log("late");'};
const moon = {
  'src/index.js': 'export const phase = (day) => day; export default "moon";',
};
const broken = {
  'src/index.js':
    'try { require("./broken.js"); } catch (error) {}\n' +
    'try { console.log(JSON.stringify(require("./broken.js"))); } catch (error) { console.log(error.message); }',
  'src/broken.js': 'exports.x = 1; throw new Error("boom");',
};
const output = (options) => ({configuration: {output: options}});
const hashed = /^main\.[0-9a-f]{20}\.js$/;

export default [
  {
    says: 'Otherwise webpack puts [id]. before the file name',
    modes: ['production'],
    files: late,
    ...output({filename: 'js/main.js'}),
    holds: ({assets}) => assert.ok(assets['js/1.main.js']),
    unless: output({filename: 'js/[name].js'}),
  },
  {
    says: 'and if filename is a function, the default is [id].js.',
    modes: ['production'],
    files: late,
    ...output({filename: () => 'main.js'}),
    holds: ({assets}) => assert.ok(assets['1.js']),
    unless: output({filename: 'js/main.js'}),
  },
  {
    says: 'A function is not possible here.',
    modes: ['production'],
    ...output({chunkFilename: () => 'late.js'}),
    holds: ({thrown}) => assert.match(thrown, /chunkFilename should be a string/),
    unless: output({chunkFilename: 'late.js'}),
  },
  {
    says: 'webpack leaves an unknown placeholder in the name',
    ...output({filename: '[fullhash].js'}),
    holds: ({assets}) => assert.ok(assets['[fullhash].js']),
    unless: output({filename: '[hash].js'}),
  },
  {
    says: 'With Hot Module Replacement, a hash of the chunk in filename fails too:',
    modes: ['development'],
    configuration: ({webpack}) => ({
      output: {filename: '[name].[contenthash].js'},
      plugins: [new webpack.HotModuleReplacementPlugin()],
    }),
    holds: ({errors}) => assert.match(errors.join(), /Cannot use \[chunkhash\] or \[contenthash\]/),
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'webpack 4 never deletes what earlier builds wrote.',
    modes: ['production'],
    files: {'dist/old.js': 'old'},
    holds: ({assets}) => assert.equal(assets['old.js'], 'old'),
    unless: {files: {'dist/old.js': 'new'}},
  },
  {
    says: 'by default window["webpackJsonp"], followed by the name of the library if that is a string.',
    files: late,
    ...output({library: 'moon'}),
    holds: ({assets}) => assert.match(assets['main.js'], /webpackJsonpmoon/),
    unless: output({jsonpFunction: 'own'}),
  },
  {
    says: 'An object or a list as library adds nothing.',
    files: late,
    ...output({library: {root: 'moon'}, libraryTarget: 'umd'}),
    async holds({assets, build}) {
      const list = await build(output({library: ['sky', 'moon']}));
      for (const script of [assets['main.js'], list.assets['main.js']]) {
        assert.match(script, /"webpackJsonp"|\.webpackJsonp\b/);
      }
    },
    unless: output({library: 'moon', libraryTarget: 'umd'}),
  },
  {
    says: 'Keep the defaults, because a change renames all files once.',
    modes: ['production'],
    ...output({filename: '[name].[chunkhash].js'}),
    async holds({assets, build}) {
      const names = Object.keys(assets).join();
      assert.match(names, hashed);
      const salted = await build(output({filename: '[name].[chunkhash].js', hashSalt: 'again'}));
      assert.notEqual(Object.keys(salted.assets).join(), names);
    },
    unless: output({filename: '[name].js'}),
  },
  {
    says: 'fails there with ReferenceError: window is not defined.',
    files: moon,
    ...output({library: 'moon', libraryTarget: 'umd'}),
    holds: ({load}) => assert.throws(() => load(), /window is not defined/),
    unless: output({library: 'moon', libraryTarget: 'umd', globalObject: 'this'}),
  },
  {
    says: 'Forgets a module that throws while it loads',
    files: broken,
    ...output({strictModuleExceptionHandling: true}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['boom']),
    unless: output({strictModuleExceptionHandling: false}),
  },
  {
    says: 'This prints { x: 1 } by default',
    files: broken,
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['{"x":1}']),
    unless: output({strictModuleExceptionHandling: true}),
  },
  {
    says: 'Has no effect: nothing in webpack 4.47 reads it.',
    ...output({sourcePrefix: '// '}),
    async holds({assets, build}) {
      assert.deepEqual(assets, (await build({configuration: {output: {}}})).assets);
    },
    unless: output({globalObject: 'top', filename: 'other.js'}),
  },
  {
    says: 'If an entry is a list of modules, its library has the exports of the last one.',
    files: {'src/a.js': 'export const a = 1;', 'src/b.js': 'export const b = 2;'},
    configuration: {entry: ['./src/a.js', './src/b.js'], output: {libraryTarget: 'commonjs2'}},
    holds: ({load}) => assert.deepEqual(Object.keys(load()), ['b']),
    unless: {configuration: {entry: './src/a.js', output: {libraryTarget: 'commonjs2'}}},
  },
  {
    says: 'The name in library has no effect.',
    files: moon,
    ...output({library: 'sun', libraryTarget: 'commonjs2'}),
    holds: ({load}) => assert.equal(load().default, 'moon'),
    unless: output({library: 'sun', libraryTarget: 'commonjs'}),
  },
  {
    says: 'so that moon is the string "moon".',
    files: moon,
    ...output({libraryTarget: 'commonjs2', libraryExport: 'default'}),
    holds: ({load}) => assert.equal(load(), 'moon'),
    unless: output({libraryTarget: 'commonjs2'}),
  },
  {
    says: 'each export becomes a property, such as window.phase',
    files: moon,
    ...output({libraryTarget: 'this', globalObject: 'this'}),
    holds: ({load}) => assert.equal(typeof load().phase, 'function'),
    unless: output({library: 'moon', libraryTarget: 'this', globalObject: 'this'}),
  },
  {
    says: 'nothing outside of the bundle reaches the exports, although their code stays in it.',
    modes: ['production'],
    files: moon,
    holds({assets, load}) {
      assert.match(assets['main.js'], /moon/);
      globalThis.window = {};
      try {
        assert.deepEqual(load(), {});
      } finally {
        // Later claims of this process have no window.
        delete globalThis.window;
      }
    },
    unless: {configuration: {output: {libraryTarget: 'commonjs2'}}},
  },
];
