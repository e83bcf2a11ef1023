import assert from 'node:assert/strict';

const files = {
  'src/index.js': 'import {total} from "./total.js"; console.log(total(2));',
  'src/total.js': 'let calls = 0; export const total = (price) => price + ++calls;',
};
const joins = (concatenateModules) => ({optimization: {concatenateModules}});
const on = {optimization: {concatenateModules: true, usedExports: true, providedExports: true}};

const modulesIn = ({stats}) =>
  stats.toJson({all: false, modules: true, optimizationBailout: true}).modules;
const joined = (seen) => modulesIn(seen).some(({name}) => / \+ \d+ modules$/.test(name));
const reasons = (seen) =>
  modulesIn(seen)
    .flatMap((module) => module.optimizationBailout)
    .join('\n');

export default [
  {
    says: 'which is the default in production mode',
    modes: ['production'],
    files,
    configuration: {},
    holds: (seen) => assert.ok(joined(seen)),
    unless: {configuration: joins(false)},
  },
  {
    says: 'In development mode, the option is off',
    modes: ['development'],
    files,
    configuration: {},
    holds: (seen) => assert.ok(!joined(seen)),
    unless: {configuration: on},
  },
  {
    says: 'a module that an entry and a file loaded with import() both import is not part of either group',
    files: {
      ...files,
      'src/index.js':
        'import {total} from "./total.js"; console.log(total(2)); import("./later.js");',
      'src/later.js': 'import {total} from "./total.js"; console.log(total(2));',
    },
    configuration: on,
    async holds(seen) {
      assert.ok(!joined(seen));
      assert.match(reasons(seen), /is referenced from different chunks by these modules/);
      assert.deepEqual((await seen.run()).printed, ['3', '4']);
    },
    unless: {files},
  },
  {
    says: 'Somebody loads it in a way that needs its own module object',
    files: {
      ...files,
      'src/index.js': `${files['src/index.js']} import(/* webpackMode: "eager" */ "./total.js");`,
    },
    configuration: on,
    holds: (seen) =>
      assert.match(reasons(seen), /is referenced from these modules with unsupported syntax/),
    unless: {files},
  },
  {
    says: 'splitChunks or another entry moved the module to another file.',
    files,
    configuration: {
      optimization: {
        ...on.optimization,
        splitChunks: {
          cacheGroups: {total: {test: /total/, name: 'total', chunks: 'all', enforce: true}},
        },
      },
    },
    holds: (seen) => assert.match(reasons(seen), /is not in the same chunk\(s\)/),
    unless: {configuration: on},
  },
];
