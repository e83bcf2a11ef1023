import assert from 'node:assert/strict';

export default [
  {
    says: 'came with version 5, and version 4 refuses them:',
    configuration: {entry: {home: {import: './src/index.js'}}},
    holds: ({thrown}) => assert.match(thrown, /entry\['home'\] should be a string/),
    unless: {configuration: {entry: {home: './src/index.js'}}},
  },
  {
    says: 'A list must not be empty or contain a module twice.',
    configuration: {entry: ['./src/index.js', './src/index.js']},
    holds: ({thrown}) => assert.match(thrown, /should not contain the item/),
    unless: {configuration: {entry: ['./src/index.js']}},
  },
  {
    says: 'it exposes only the exports of the last module.',
    files: {'src/a.js': 'export const a = 1;', 'src/b.js': 'export const b = 2;'},
    configuration: {entry: ['./src/a.js', './src/b.js'], output: {libraryTarget: 'commonjs2'}},
    holds: ({load}) => assert.deepEqual(Object.keys(load()), ['b']),
    unless: {configuration: {entry: './src/a.js'}},
  },
];
