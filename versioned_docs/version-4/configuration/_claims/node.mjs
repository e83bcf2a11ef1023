import assert from 'node:assert/strict';

const uses = (code, more) => ({files: {'src/index.js': code}, ...more});
const node = (options, more) => ({configuration: {...more, node: options}});

export default [
  {
    says: 'also if a package of the same name is installed:',
    files: {
      'src/index.js': 'console.log(require("path").own);',
      'node_modules/path/index.js': 'exports.own = "installed";',
    },
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['undefined']),
    unless: node({path: false}),
  },
  {
    says: 'These have none and are not found unless you set "empty"',
    ...uses('require("fs");'),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve 'fs'/),
    unless: node({fs: 'empty'}),
  },
  {
    says: 'true for one of them stops the build:',
    ...uses('require("fs");'),
    ...node({fs: true}),
    holds: ({errors, thrown}) =>
      assert.match(String(thrown ?? errors), /No browser version for node\.js core module fs/),
    unless: node({fs: 'empty'}),
  },
  {
    says: 'Unlike the other keys, __filename and __dirname are replaced for every target, also for "node".',
    modes: ['production'],
    ...uses('console.log(__filename, __dirname);'),
    configuration: {target: 'node'},
    holds: ({assets}) => assert.match(assets['main.js'], /\/index\.js/),
    unless: node({__filename: false, __dirname: false}, {target: 'node'}),
  },
  {
    says: 'src/lib/a.js: the source, relative to context',
    ...uses('require("./lib/a.js");'),
    files: {'src/index.js': 'require("./lib/a.js");', 'src/lib/a.js': 'console.log(__filename);'},
    ...node({__filename: true}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['src/lib/a.js']),
    unless: node({__filename: 'mock'}),
  },
  {
    says: 'which adds about 23 kB to the minimized bundle, as soon as one of your modules mentions the name.',
    modes: ['production'],
    ...uses('console.log(typeof Buffer);console.log(Buffer.from("a"));'),
    holds: ({assets}) => {
      const size = assets['main.js'].length;
      assert.ok(size > 22_000 && size < 26_000, String(size));
    },
    unless: node({Buffer: false}),
  },
  {
    says: 'That covers globals, not modules.',
    ...uses('require("fs");'),
    configuration: {module: {rules: [{test: /\.js$/, parser: {node: {fs: 'empty'}}}]}},
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve 'fs'/),
    unless: node({fs: 'empty'}),
  },
];
