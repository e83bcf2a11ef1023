import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const files = {
  'src/index.js': 'import {size} from "./size.js"; export const pot = size;',
  'src/size.js': 'export const size = 9; export const unused = 1;',
};
const library =
  (options, entry = {lib: ['./src/index.js']}) =>
  ({webpack, folder}) => ({
    devtool: false,
    entry,
    output: {library: '[name]'},
    plugins: [
      new webpack.DllPlugin({
        name: '[name]',
        path: path.join(folder, 'dist/[name].json'),
        ...options,
      }),
    ],
  });
const listed = (folder) =>
  Object.keys(JSON.parse(readFileSync(path.join(folder, 'dist/lib.json'), 'utf8')).content).sort();

export default [
  {
    says: 'by default all in the library, with true only those of the entry.',
    files,
    configuration: library(),
    holds: ({folder}) => assert.deepEqual(listed(folder), ['./src/index.js', './src/size.js']),
    unless: {configuration: library({entryOnly: true})},
  },
  {
    says: 'Each entry has to be an array:',
    files,
    configuration: library({}, {lib: './src/index.js'}),
    holds: ({thrown}) => assert.match(thrown, /supply an Array as entry/),
    unless: {configuration: library()},
  },
];
