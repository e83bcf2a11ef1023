import assert from 'node:assert/strict';

/** The entry goes through this loader. */
const through = (loader, more = {}) => ({
  files: {'loader.js': loader},
  configuration: ({folder}) => ({
    module: {rules: [{test: /index\.js$/, use: `${folder}/loader.js`}]},
    ...more,
  }),
});

const plain = 'module.exports = () => "console.log(1);";';
const named = {'package.json': '{"name": "bakery"}'};
const prints = async ({errors, run}) => {
  assert.deepEqual(errors, []);
  return (await run()).printed;
};

export default [
  {
    says: 'webpack parses it as JavaScript, unless a rule sets another type.',
    files: {'loader.js': 'module.exports = () => "500 g flour";'},
    configuration: ({folder}) => ({
      module: {rules: [{test: /index\.js$/, use: `${folder}/loader.js`}]},
    }),
    holds: ({errors}) => assert.match(errors.join(), /Module parse failed: /),
    unless: {
      configuration: ({folder}) => ({
        module: {rules: [{test: /index\.js$/, use: `${folder}/loader.js`, type: 'asset/source'}]},
      }),
    },
  },
  {
    says: 'You need it only for functions that take a callback, and to pass a source map after waiting:',
    ...through('module.exports = async () => { await null; return "console.log(\'waited\');"; };'),
    holds: async (seen) => assert.deepEqual(await prints(seen), ['waited']),
    unless: {files: {'loader.js': 'module.exports = (c, m, d) => setTimeout(() => "", 1);'}},
  },
  {
    says: 'if that throws after this.async(), webpack does not catch the error, and the process stops.',
    ...through(
      `module.exports = async function () {
        const done = this.async();
        process.once("unhandledRejection", () => done(null, "console.log('not caught');"));
        throw new Error("late");
      };`,
    ),
    holds: async (seen) => assert.deepEqual(await prints(seen), ['not caught']),
    unless: {
      files: {'loader.js': 'module.exports = async () => { throw new Error("late"); };'},
    },
  },
  {
    says: 'webpack ignores what the loader returns afterwards.',
    ...through(
      `module.exports = function () {
        this.callback(null, "console.log('called');");
        return "console.log('returned');";
      };`,
    ),
    holds: async (seen) => assert.deepEqual(await prints(seen), ['called']),
    unless: {files: {'loader.js': 'module.exports = () => "console.log(\'returned\');";'}},
  },
  {
    says: 'webpack uses this tree instead of parsing the code.',
    ...through(
      `module.exports = function () {
        const webpackAST = {type: "Program", sourceType: "module", body: [], start: 0, end: 8, range: [0, 8], comments: []};
        this.callback(null, "not code", null, {webpackAST});
      };`,
      {optimization: {minimize: false}, devtool: false},
    ),
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {files: {'loader.js': 'module.exports = () => "not code";'}},
  },
  {
    says: 'In a loader without a pitch function, it is null.',
    ...through('module.exports = function () { return `console.log(${this.data});`; };'),
    holds: async (seen) => assert.deepEqual(await prints(seen), ['null']),
    unless: {
      files: {
        'loader.js':
          'module.exports = function () { return `console.log(${typeof this.data});`; }; module.exports.pitch = () => {};',
      },
    },
  },
  {
    says: 'an assignment such as this.recipe = {} is ignored',
    ...through(
      'module.exports = function () { this.recipe = 1; return `console.log(${this.recipe});`; };',
    ),
    holds: async (seen) => assert.deepEqual(await prints(seen), ['undefined']),
    unless: {
      configuration: ({folder}) => ({
        loader: {recipe: 1},
        module: {rules: [{test: /index\.js$/, use: `${folder}/loader.js`}]},
      }),
    },
  },
  {
    says: 'or throws TypeError: Cannot add property recipe, object is not extensible in strict mode.',
    ...through('"use strict"; module.exports = function () { this.recipe = {}; return ""; };'),
    holds: ({errors}) =>
      assert.match(
        errors.join(),
        /TypeError: Cannot add property recipe, object is not extensible/,
      ),
    unless: {files: {'loader.js': plain}},
  },
  {
    says: 'the loader called this.async() and never the callback, so Node.js had nothing left to wait for. The same happens',
    files: {...named, 'later.js': 'module.exports = function () { this.async(); };'},
    configuration: {},
    holds: async (seen) => assert.equal(await ends(seen), 'nothing'),
    unless: {files: {...named, 'later.js': plain}},
  },
  {
    says: 'happens with a promise that is never settled',
    files: {...named, 'later.js': 'module.exports = () => new Promise(() => {});'},
    configuration: {},
    holds: async (seen) => assert.equal(await ends(seen), 'nothing'),
    unless: {files: {...named, 'later.js': 'module.exports = async () => "";'}},
  },
  {
    says: 'for a module that imports the file of your loader, directly or through others.',
    files: {
      ...named,
      'src/index.js': 'import "./dough.js";',
      'src/dough.js': '',
      'src/menu.js': 'import "./dough.js";',
      'src/page.js': 'import "./menu.js";',
      'later.js':
        'module.exports = async function () { await this.importModule(this.query.slice(1)); };',
    },
    configuration: {},
    holds: async (seen) =>
      assert.deepEqual(
        await Promise.all(
          ['index', 'menu', 'page'].map((name) => ends(seen, /dough\.js$/, `?./${name}.js`)),
        ),
        ['nothing', 'nothing', 'nothing'],
      ),
    unless: {files: {'src/menu.js': ''}},
  },
  {
    says: 'the loader is an arrow function, so this is not the context.',
    ...through('module.exports = () => `console.log(${this.getOptions()});`;'),
    holds: ({errors}) => assert.match(errors.join(), /this\.getOptions is not a function/),
    unless: {
      files: {'loader.js': 'module.exports = function () { this.getOptions(); return ""; };'},
    },
  },
  {
    says: 'the loader forgot return, or returned an object.',
    ...through('module.exports = () => ({});'),
    holds: ({errors}) => assert.match(errors.join(), /didn't return a Buffer or String/),
    unless: {files: {'loader.js': plain}},
  },
  {
    says: 'If that happens later than the loader itself, the process stops.',
    ...through(
      `module.exports = function () {
        const done = this.async();
        setTimeout(() => {
          done(null, "console.log(1);");
          try { done(null, ""); } catch (error) { globalThis.second = error.message; }
        }, 1);
      };`,
    ),
    async holds() {
      assert.equal(globalThis.second, 'callback(): The callback was already called.');
      delete globalThis.second;
    },
    unless: {files: {'loader.js': plain}},
  },
  {
    says: 'the file exports no function.',
    ...through('module.exports = {};'),
    holds: ({errors}) =>
      assert.match(errors.join(), /is not a loader \(must have normal or pitch function\)/),
    unless: {files: {'loader.js': plain}},
  },
  {
    says: 'so set type: "javascript/auto" if your loader turns one of them into JavaScript.',
    files: {
      'loader.js': 'module.exports = () => "console.log(500);";',
      'src/index.js': 'import "./flour.json";',
      'src/flour.json': '{"grams": 500}',
    },
    configuration: ({folder}) => ({
      module: {rules: [{test: /flour/, use: `${folder}/loader.js`, type: 'javascript/auto'}]},
    }),
    holds: async (seen) => assert.deepEqual(await prints(seen), ['500']),
    unless: {
      configuration: ({folder}) => ({
        module: {rules: [{test: /flour/, use: `${folder}/loader.js`}]},
      }),
    },
  },
];

/** What comes first of a build with the loader `later.js`: its end, or two seconds. */
function ends({webpack, stats, folder}, test = /index\.js$/, query = '') {
  const compiler = webpack({
    ...stats.compilation.options,
    module: {
      ...stats.compilation.options.module,
      rules: [{test, use: `${folder}/later.js${query}`}],
    },
  });
  return new Promise((resolve) => {
    setTimeout(() => resolve('nothing'), 2000);
    compiler.run(() => resolve('result'));
  });
}
