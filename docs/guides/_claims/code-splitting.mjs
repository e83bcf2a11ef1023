import assert from 'node:assert/strict';

/** Flags of the chunks, as the report prints them. */
const flags = ({stats}) =>
  stats
    .toString({all: false, chunks: true})
    .split('\n')
    .filter((line) => line.startsWith('chunk '))
    .map((line) => line.match(/\[(entry|initial)\]/)?.[1] ?? 'on demand')
    .sort();

export default [
  {
    says: 'An [entry] chunk contains the runtime and starts a page or a worker.',
    files: {
      'src/index.js': 'new Worker(new URL("./worker.js", import.meta.url)); import("./zip.js");',
      'src/worker.js': 'console.log("worker");',
      'src/zip.js': 'console.log("zip");',
    },
    holds: (seen) => assert.deepEqual(flags(seen), ['entry', 'entry', 'on demand']),
    unless: {files: {'src/index.js': 'import("./zip.js");', 'src/zip.js': 'console.log("zip");'}},
  },
];
