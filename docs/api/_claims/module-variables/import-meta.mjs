import assert from 'node:assert/strict';
import {pathToFileURL} from 'node:url';

const source = {
  'src/index.js': 'globalThis.seen = Object.keys(import.meta); export default 1;',
};
const members = ['url', 'webpack', 'main', 'env'];

export default [
  {
    says: 'contains only url, webpack, main and env. The other members work only by name.',
    files: {
      'src/index.js':
        'console.log(Object.keys(import.meta).join()); const meta = import.meta; console.log(typeof meta.dirname);',
    },
    holds: async ({run}) => assert.deepEqual((await run()).printed, [members.join(), 'undefined']),
    unless: {
      files: {
        'src/index.js':
          'console.log("url,webpack,main,env"); console.log(typeof import.meta.dirname);',
      },
    },
  },
  {
    says: 'With output.module, the object also has the members that the browser or Node.js provides.',
    files: source,
    configuration: {target: 'node', devtool: false, output: {module: true}},
    async holds({folder}) {
      await import(pathToFileURL(`${folder}/dist/main.mjs`));
      assert.ok(globalThis.seen.includes('resolve'));
    },
    unless: {files: {'src/index.js': `globalThis.seen = ${JSON.stringify(members)};`}},
  },
  {
    says: "Otherwise the program fails with SyntaxError: Cannot use 'import.meta' outside a module.",
    modes: ['development'],
    files: source,
    configuration: {target: 'node', output: {module: true}},
    holds: ({folder}) =>
      assert.rejects(import(pathToFileURL(`${folder}/dist/main.mjs`)), /outside a module/),
    unless: {configuration: {devtool: 'source-map'}},
  },
];
