import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';

const files = {'src/index.js': 'import "./price.js";', 'src/price.js': 'export const price = ;'};
const emit = (emitOnErrors) => ({optimization: {emitOnErrors}});

export default [
  {
    says: 'NoEmitOnErrorsPlugin leaves the output folder as it was if a build fails.',
    files: {...files, 'dist/main.js': 'former build'},
    configuration: ({webpack}) => ({
      ...emit(true),
      plugins: [new webpack.NoEmitOnErrorsPlugin()],
    }),
    async holds({folder}) {
      assert.equal(await readFile(`${folder}/dist/main.js`, 'utf8'), 'former build');
    },
    unless: {configuration: {plugins: []}},
  },
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
