import assert from 'node:assert/strict';

/** A plugin that taps into the factory. */
const plugin = (use) => ({
  plugins: [
    {
      apply: (compiler) => compiler.hooks.normalModuleFactory.tap('Claim', (made) => use(made)),
    },
  ],
});
const when = (name, result) =>
  plugin(({hooks}) =>
    hooks[name].tap('Claim', (data) => (data.request === './debug.js' ? result(data) : undefined)),
  );
const nothing = () => undefined;
const debug = {'src/index.js': 'import "./debug.js";', 'src/debug.js': 'console.log("debug");'};
const missing = async ({errors, run}) => {
  assert.deepEqual(errors, []);
  assert.match(String((await run()).failure), /Cannot find module '\.\/debug\.js'/);
};

/** What a hook has seen in the last build. */
const seen = [];
const seeing = (name, value) =>
  plugin(({hooks}) => {
    seen.length = 0;
    hooks[name].tap('Claim', (...values) => void seen.push(value(...values)));
  });

export default [
  {
    says: 'The build then succeeds, but at run time import and require() throw Cannot find module',
    files: debug,
    configuration: when('beforeResolve', () => false),
    async holds(seen) {
      await missing(seen);
      await missing(await seen.build({files: {'src/index.js': 'require("./debug.js");'}}));
    },
    unless: {configuration: when('beforeResolve', nothing)},
  },
  {
    says: 'import() returns a promise that is rejected with this error',
    files: {
      ...debug,
      'src/index.js': `import("./debug.js").catch((error) => console.log(error.message));
        console.log("first");`,
    },
    configuration: when('beforeResolve', () => false),
    async holds({errors, run}) {
      assert.deepEqual(errors, []);
      assert.deepEqual((await run()).printed, ['first', "Cannot find module './debug.js'"]);
    },
    unless: {configuration: when('beforeResolve', nothing)},
  },
  {
    says: 'An entry with only this module has no file.',
    files: debug,
    configuration: {
      entry: './src/debug.js',
      ...plugin(({hooks}) =>
        hooks.beforeResolve.tap('Claim', ({request}) =>
          request === './src/debug.js' ? false : undefined,
        ),
      ),
    },
    holds({errors, assets}) {
      assert.deepEqual(errors, []);
      assert.deepEqual(Object.keys(assets), []);
    },
    unless: {configuration: when('beforeResolve', nothing)},
  },
  {
    says: 'or return false to leave the module out. To change the type',
    files: debug,
    configuration: when('afterResolve', () => false),
    holds: missing,
    unless: {configuration: when('afterResolve', nothing)},
  },
  {
    says: 'Set ignoredModule to an empty module if the import has to work',
    files: debug,
    configuration: when('beforeResolve', (data) => {
      data.ignoredModule = data.dependencies[0].createIgnoredModule(data.context);
      return false;
    }),
    holds: async ({run}) =>
      assert.deepEqual([(await run()).failure, (await run()).printed.length], [undefined, 0]),
    unless: {configuration: when('beforeResolve', () => false)},
  },
  {
    says: 'webpack throws an error that the hook is no longer a waterfall hook',
    files: debug,
    configuration: when('beforeResolve', (data) => data),
    holds: ({errors}) => assert.match(errors.join(), /no longer a waterfall hook/),
    unless: {configuration: when('beforeResolve', nothing)},
  },
  {
    says: 'A module with several imports of the same request and kind fires the hook once, with all of them in dependencies.',
    files: {
      'src/index.js': 'import {tea} from "./tea.js"; import("./tea.js"); console.log(tea);',
      'src/tea.js': 'export const tea = 1;',
    },
    configuration: seeing('beforeResolve', ({request}) => request),
    holds: () => assert.equal(seen.filter((request) => request === './tea.js').length, 1),
    unless: {
      files: {
        'src/index.js': 'import {tea} from "./tea.js"; require("./tea.js"); console.log(tea);',
      },
    },
  },
  {
    says: 'This function takes leaflet from a variable of the page',
    files: {'src/index.js': 'import map from "leaflet"; console.log(map);'},
    configuration: ({webpack}) => ({
      ...plugin(({hooks}) =>
        hooks.factorize.tap('LeafletFromPage', ({request}) => {
          if (request === 'leaflet') return new webpack.ExternalModule('L', 'var', request);
        }),
      ),
    }),
    async holds({errors, assets}) {
      assert.deepEqual(errors, []);
      assert.match(assets['main.js'], /\bL\b/);
    },
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'Its own function has the stage 100 and runs after yours.',
    configuration: seeing('resolve', ({createData}) => Object.keys(createData).length),
    holds: () => assert.deepEqual(seen, [0]),
    unless: {
      configuration: seeing('afterResolve', ({createData}) => Object.keys(createData).length),
    },
  },
  {
    says: 'Return a module to replace all further steps, as webpack does for externals. The later hooks do not fire for it.',
    files: {'src/index.js': 'import tea from "tea"; console.log(tea);'},
    configuration: {
      externals: {tea: 'var "Oolong"'},
      ...seeing('module', (module) => module.constructor.name),
    },
    holds: () => assert.deepEqual(seen, ['JavascriptModule']),
    unless: {
      files: {'node_modules/tea/index.js': 'module.exports = 1;'},
      configuration: {externals: {}},
    },
  },
];
