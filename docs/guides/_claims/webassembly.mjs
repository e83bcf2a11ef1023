import assert from 'node:assert/strict';

/** The smallest file that exports a function: `add(a, b)`. */
const add = Buffer.from('AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA2FkZAAACgkBBwAgACABags=', 'base64');
/** The same, which imports the function `abort` of a module `env`. */
const importing = Buffer.from('AGFzbQEAAAABBAFgAAACDQEDZW52BWFib3J0AAAHCAEEc3RvcAAA', 'base64');

export default [
  {
    says: 'experiments.asyncWebAssembly is on by default',
    files: {'src/index.js': 'export {add} from "./add.wasm";', 'src/add.wasm': add},
    configuration: {target: 'node22', output: {library: {type: 'commonjs2'}}},
    async holds({errors, load}) {
      assert.deepEqual(errors, []);
      assert.equal((await load('main.js')).add(2, 3), 5);
    },
    unless: {configuration: {experiments: {asyncWebAssembly: false}}},
  },
  {
    says: 'unless a rule of yours gives .wasm files a loader or a type',
    files: {'src/index.js': 'export {add} from "./add.wasm";', 'src/add.wasm': add},
    configuration: {module: {rules: [{test: /\.wasm$/, issuer: /\.css$/, type: 'asset/resource'}]}},
    holds: ({errors}) =>
      assert.match(errors.join('\n'), /module is not flagged as WebAssembly module/),
    unless: {configuration: {experiments: {asyncWebAssembly: true}}},
  },
  {
    says: 'The import makes the module asynchronous, as a top-level await does.',
    files: {'src/index.js': 'export {add} from "./add.wasm";', 'src/add.wasm': add},
    configuration: {target: 'node22', output: {library: {type: 'commonjs2'}}},
    holds: ({load}) => assert.equal(typeof load('main.js').then, 'function'),
    unless: {files: {'src/index.js': 'export const add = 1;'}},
  },
  {
    says: "the file has imports: a function that AssemblyScript's runtime expects from outside",
    files: {'src/index.js': 'import "./stop.wasm";', 'src/stop.wasm': importing},
    configuration: {},
    holds: ({errors}) => assert.match(errors.join('\n'), /Can't resolve 'env'/),
    unless: {files: {'src/stop.wasm': add}},
  },
];
