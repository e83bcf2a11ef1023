import assert from 'node:assert/strict';

const uses =
  (options, more) =>
  ({folder}) => ({
    module: {rules: [{test: /index\.js$/, use: {loader: `${folder}/loader.js`, options}}]},
    ...more,
  });
const loader = (body) => ({'loader.js': `module.exports = async function (code) { ${body} };`});
const tells = (expression) =>
  loader(`return "console.log(" + JSON.stringify(${expression}) + ");";`);
const printed = async ({run}) => (await run()).printed;

export default [
  {
    says: '?{"portions":4} is read as JSON, so it keeps the number.',
    files: tells('this.getOptions()'),
    configuration: uses('{"portions":4}'),
    holds: async ({assets}) => assert.match(assets['main.js'], /portions\\?"?:\s?4/),
    unless: {configuration: uses('portions=4')},
  },
  {
    says: '?portions=4 gives { portions: "4" }',
    files: tells('typeof this.getOptions().portions'),
    configuration: uses('portions=4'),
    holds: async (seen) => assert.deepEqual(await printed(seen), ['string']),
    unless: {configuration: uses({portions: 4})},
  },
  {
    says: 'true if the build needs source maps from loaders, which depends on the option devtool. Create one only then, because it takes time.',
    files: tells('this.sourceMap'),
    configuration: uses({}, {devtool: 'source-map'}),
    holds: async (seen) => assert.deepEqual(await printed(seen), ['true']),
    unless: {configuration: uses({}, {devtool: false})},
  },
  {
    says: 'The path is false if resolve.alias, resolve.fallback or the field browser of a package.json ignores the request.',
    files: tells(
      'await new Promise((ok) => this.resolve(this.context, "herbs", (e, file) => ok(e ? "error" : file)))',
    ),
    configuration: uses({}, {resolve: {alias: {herbs: false}}}),
    holds: async (seen) => assert.deepEqual(await printed(seen), ['false']),
    unless: {configuration: uses({}, {resolve: {alias: {}}})},
  },
  {
    says: 'Finds the file for a request, as require() would',
    files: {
      'node_modules/herbs/package.json':
        '{"name": "herbs", "exports": {"import": "./i.js", "require": "./r.js"}}',
      'node_modules/herbs/i.js': '',
      'node_modules/herbs/r.js': '',
      ...tells('(await this.getResolve()(this.context, "herbs")).slice(-4)'),
    },
    configuration: uses({}),
    holds: async (seen) => assert.deepEqual(await printed(seen), ['r.js']),
    unless: {
      files: {
        'node_modules/herbs/package.json':
          '{"name": "herbs", "exports": {"import": "./i.js", "require": "./r.js"}}',
        'node_modules/herbs/i.js': '',
        'node_modules/herbs/r.js': '',
        ...tells(
          '(await this.getResolve({dependencyType: "esm"})(this.context, "herbs")).slice(-4)',
        ),
      },
    },
  },
  {
    says: 'true if the build uses HotModuleReplacementPlugin',
    files: tells('String(this.hot)'),
    configuration: (given) => ({
      ...uses({})(given),
      plugins: [new given.webpack.HotModuleReplacementPlugin()],
    }),
    holds: async (seen) => assert.deepEqual(await printed(seen), ['true']),
    unless: {configuration: uses({}, {plugins: []})},
  },
  {
    says: 'a loader depends on the inside of webpack, and may fail with its next version.',
    files: loader('setTimeout(() => (globalThis.kept = typeof this._module), 100); return code;'),
    configuration: uses({}),
    async holds() {
      await new Promise((resolve) => setTimeout(resolve, 300));
      assert.equal(globalThis.kept, 'undefined');
    },
    unless: {files: loader('globalThis.kept = typeof this._module; return code;')},
  },
  {
    says: 'Adds an error to the module, which makes the build fail but lets webpack find further errors.',
    files: loader('this.emitError(new Error("first")); return "import \'./no.js\';";'),
    configuration: uses({}),
    holds: ({errors}) => assert.equal(errors.length, 2),
    unless: {files: loader('throw new Error("first");')},
  },
  {
    says: 'In production mode, webpack writes no files then, because of optimization.emitOnErrors.',
    modes: ['production'],
    files: loader('this.emitError(new Error("first")); return code;'),
    configuration: uses({}),
    holds: ({assets}) => assert.deepEqual(Object.keys(assets), []),
    unless: {configuration: uses({}, {optimization: {emitOnErrors: true}})},
  },
  {
    says: 'fails; the module throws when it runs',
    files: loader('throw new Error("empty");'),
    configuration: uses({}, {optimization: {emitOnErrors: true}}),
    holds: async ({run}) => assert.match(String((await run()).failure), /empty/),
    unless: {files: loader('this.emitError(new Error("empty")); return code;')},
  },
  {
    says: 'fails, and goes on with the result',
    files: loader('this.emitError(new Error("no")); return "console.log(1);";'),
    configuration: uses({}, {optimization: {emitOnErrors: true}}),
    async holds({errors, run}) {
      assert.equal(errors.length, 1);
      assert.deepEqual((await run()).printed, ['1']);
    },
    unless: {files: loader('throw new Error("no");')},
  },
  {
    says: 'set error.hideStack = true before you throw, and webpack leaves out the stack.',
    files: loader('throw Object.assign(new Error("no flour"), {hideStack: true});'),
    configuration: uses({}),
    holds: ({errors}) => assert.doesNotMatch(errors.join(), /\n\s+at /),
    unless: {files: loader('throw new Error("no flour");')},
  },
  {
    says: 'webpack prints errors, warnings and info by default',
    files: loader(
      'const l = this.getLogger(); l.error("e1"); l.warn("w1"); l.info("i1"); l.log("l1"); return code;',
    ),
    configuration: uses({}),
    holds({stats}) {
      const text = stats.toString(stats.compilation.options.stats);
      for (const word of ['e1', 'w1', 'i1']) assert.ok(text.includes(word), word);
      assert.ok(!text.includes('l1'));
    },
    unless: {configuration: uses({}, {stats: {logging: 'log'}})},
  },
];
