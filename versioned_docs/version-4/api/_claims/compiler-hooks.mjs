import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

const loadRawModule = (project) =>
  createRequire(`${project}/package.json`)('webpack/lib/RawModule');

const files = {
  'src/index.js': 'console.log(1); require("./extra.js");',
  'src/extra.js': 'console.log(2);',
};
const leavesOut = (result) => ({
  devtool: false,
  plugins: [
    ({hooks}) =>
      hooks.normalModuleFactory.tap('Test', (factory) =>
        factory.hooks.beforeResolve.tap('Test', (data) =>
          data.request === './extra.js' ? result : data,
        ),
      ),
  ],
});

const replaces = (create) => ({
  devtool: false,
  plugins: [
    ({hooks}) =>
      hooks.normalModuleFactory.tap('Test', (factory) =>
        factory.hooks.createModule.tap('Test', create),
      ),
  ],
});

const folder = {
  'src/index.js':
    'const texts = require.context("./texts"); console.log(texts.keys().sort().join());',
  'src/texts/a.js': '',
  'src/texts/b.js': '',
};
const filters = (filter, change = (modules) => modules) => ({
  devtool: false,
  plugins: [
    ({hooks}) =>
      hooks.contextModuleFactory.tap('Test', (factory) => {
        factory.hooks.contextModuleFiles.tap('Test', filter);
        factory.hooks.alternatives.tap({name: 'Test', stage: 1}, change);
      }),
  ],
});

export default [
  {
    says: 'return false to leave the module out, as IgnorePlugin does',
    files,
    configuration: leavesOut(false),
    async holds({assets, errors, run}) {
      assert.deepEqual(errors, []);
      assert.doesNotMatch(assets['main.js'], /console\.log\(2\)/);
      assert.match((await run()).failure, /Cannot find module/);
    },
    unless: {configuration: leavesOut(undefined)},
  },
  {
    says: 'before the module is made; return a module to use it instead',
    files,
    configuration: ({folder: project}) =>
      replaces(({rawRequest, resource}) => {
        if (rawRequest !== './extra.js') return undefined;
        const RawModule = loadRawModule(project);
        return new RawModule('console.log(3);', resource, resource);
      }),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['1', '3']),
    unless: {configuration: replaces(() => undefined)},
  },
  {
    says: 'with the names in a folder',
    files: folder,
    configuration: filters((names) => names.filter((name) => name !== 'b.js')),
    holds: async ({run}) => assert.match((await run()).printed.join(), /^\.\/a(?:,|\.js)[^b]*$/),
    unless: {configuration: filters((names) => names)},
  },
  {
    says: 'with the requests under which a file can be reached',
    files: folder,
    configuration: filters(
      (names) => names,
      (modules) => modules.filter(({request}) => request.endsWith('.js')),
    ),
    holds: async ({run}) => assert.equal((await run()).printed.join(), './a.js,./b.js'),
    unless: {configuration: filters((names) => names)},
  },
];
