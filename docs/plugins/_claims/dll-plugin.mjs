import assert from 'node:assert/strict';
import path from 'node:path';

const dll =
  (options, more) =>
  ({webpack, folder}) => ({
    entry: {pier: ['./src/pier.js'], quay: ['./src/quay.js']},
    output: {library: '[name]_lib'},
    plugins: [
      new webpack.DllPlugin({
        name: '[name]_lib',
        path: path.join(folder, 'out', options.file),
      }),
    ],
    ...more,
  });

const files = {
  'src/pier.js': 'export const pier = 1;',
  'src/quay.js': 'export const quay = 1;',
  'src/index.js': 'import {pier} from "./pier.js"; console.log(pier);',
};

const reference =
  (options) =>
  ({webpack, folder}) => ({
    plugins: [
      new webpack.DllReferencePlugin({
        name: 'harbor_lib',
        content: {
          './src/pier.js': {id: 5, exports: ['pier'], buildMeta: {exportsType: 'namespace'}},
        },
        ...options(folder),
      }),
    ],
  });

/** A library of one entry. */
const one =
  (options) =>
  ({webpack, folder}) => ({
    output: {library: 'harbor_lib'},
    plugins: [
      new webpack.DllPlugin({
        name: 'harbor_lib',
        path: path.join(folder, 'out', 'harbor.json'),
        ...options,
      }),
    ],
  });

export default [
  {
    says: 'put [name] into it, or the build fails with each chunk must have a unique path',
    files,
    configuration: dll({file: 'manifest.json'}),
    holds: ({thrown, errors}) =>
      assert.match(`${thrown} ${errors}`, /each chunk must have a unique path/),
    unless: {configuration: dll({file: '[name].json'})},
  },
  {
    says: 'A function as entry is an error.',
    files,
    configuration: dll({file: '[name].json'}, {entry: () => './src/pier.js'}),
    holds: ({thrown, errors}) =>
      assert.match(`${thrown} ${errors}`, /doesn't support dynamic entry/),
    unless: {configuration: dll({file: '[name].json'})},
  },
  {
    says: 'With a wrong folder, no path matches, and webpack builds all modules into the application without a message.',
    files,
    configuration: reference((folder) => ({context: path.join(folder, 'src')})),
    async holds({errors, warnings, run}) {
      assert.deepEqual([...errors, ...warnings], []);
      assert.deepEqual((await run()).printed, ['1']);
    },
    unless: {configuration: reference(() => ({}))},
  },
  {
    says: 'In production mode, the library is then larger',
    modes: ['production'],
    files: {
      'src/index.js': 'import {pier} from "./harbor.js"; console.log(pier);',
      'src/harbor.js': 'export const pier = 1; export const quay = "unused quay";',
    },
    configuration: one({entryOnly: false}),
    holds: ({assets}) => assert.match(assets['main.js'], /unused quay/),
    unless: {configuration: one({})},
  },
];
