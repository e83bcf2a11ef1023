import assert from 'node:assert/strict';

const files = {'src/index.js': 'import "./price.js";', 'src/price.js': 'export const price = ;'};
const emit = (emitOnErrors) => ({optimization: {emitOnErrors}});

export default [
  {
    says: 'which is the default in production mode',
    modes: ['production'],
    files,
    configuration: {},
    holds: ({assets}) => assert.deepEqual(Object.keys(assets), []),
    unless: {configuration: emit(true)},
  },
  {
    says: 'In development mode, webpack writes the bundle anyway, and the error is thrown when the bundle runs:',
    modes: ['development'],
    files,
    configuration: {},
    async holds({assets, run}) {
      assert.ok(assets['main.js']);
      assert.match((await run()).failure, /Module parse failed/);
    },
    unless: {configuration: emit(false)},
  },
  {
    says: 'Warnings do not count as errors.',
    files: {
      'src/index.js':
        'import {rye} from "./bread.cjs"; const load = (name) => require(name); load(rye);',
      'src/bread.cjs': '',
    },
    configuration: emit(false),
    holds({assets, warnings}) {
      assert.ok(warnings.length > 0);
      assert.ok(assets['main.js']);
    },
    unless: {files: {'src/index.js': 'import "./nothing.js"; require(name);'}},
  },
];
