import assert from 'node:assert/strict';

const says = (line) => ({'src/index.js': line});
const printed = async ({run}) => (await run()).printed;
const runShop = async ({run}) => (await run('shop.js')).printed;
const failure = async ({run}) => String((await run()).failure);

export default [
  {
    says: 'in production mode it also removes unused exports where it cannot follow module.exports.',
    modes: ['production'],
    files: {
      'src/index.js': "import { sage } from './herbs.js'; console.log(sage);",
      'src/herbs.js': "export const sage = 'SAGE'; export const mint = 'MINT';",
    },
    holds: ({assets}) => assert.ok(!assets['main.js'].includes('MINT')),
    unless: {
      files: {
        'src/herbs.js': "module.exports = Object.assign({}, { sage: 'SAGE', mint: 'MINT' });",
      },
    },
  },
  {
    says: 'An assignment such as exports = { open: true } only changes a local variable and exports nothing.',
    files: {
      ...says('console.log(require("./shop.cjs").open);'),
      'src/shop.cjs': 'exports = {open: true};',
    },
    holds: async (seen) => assert.deepEqual(await printed(seen), ['undefined']),
    unless: {files: {'src/shop.cjs': 'module.exports = {open: true};'}},
  },
  {
    says: 'It is the path in development mode and a number in production mode, which optimization.moduleIds can change, so compare only ids of the same build.',
    files: says('console.log(module.id);'),
    async holds(seen) {
      const [id] = await printed(seen);
      assert.match(id, seen.mode === 'development' ? /^\.\/src\/index\.js$/ : /^\d+$/);
    },
    unless: {
      configuration: ({mode}) => ({
        optimization: {moduleIds: mode === 'development' ? 'deterministic' : 'named'},
      }),
    },
  },
  {
    says: 'webpack replaces only process.env.NODE_ENV, with the value of the mode',
    files: says('console.log(process.env.NODE_ENV);'),
    holds: async (seen) => assert.deepEqual(await printed(seen), [seen.mode]),
    unless: {configuration: {optimization: {nodeEnv: 'staging'}}},
  },
  {
    says: 'Everything else stays in the code, and a browser throws ReferenceError: process is not defined',
    files: says('console.log(process.platform);'),
    holds: async (seen) => assert.match(await failure(seen), /process is not defined/),
    unless: {files: says('console.log(process.env.NODE_ENV);')},
  },
  {
    says: 'If the pattern is not a constant, webpack warns, and the call stays in the bundle:',
    files: says('const pattern = location.hash; console.log(import.meta.glob(pattern));'),
    holds({warnings, errors, assets}) {
      assert.ok([...warnings, ...errors].length > 0);
      assert.match(assets['main.js'] ?? '', /\.glob\(/);
    },
    unless: {files: says('console.log(import.meta.glob("./*.txt"));')},
  },
  {
    says: 'It looks like the name in development mode and is a number in production mode.',
    files: says('console.log(__webpack_runtime_id__);'),
    configuration: {entry: {shop: './src/index.js'}},
    async holds(seen) {
      const [id] = await runShop(seen);
      assert.match(id, seen.mode === 'development' ? /^shop$/ : /^\d+$/);
    },
    unless: {
      configuration: ({mode}) => ({
        optimization: {chunkIds: mode === 'development' ? 'deterministic' : 'named'},
      }),
    },
  },
  {
    says: "In development mode, a CommonJS entry that uses require() or module.exports fails with ReferenceError: Cannot access '__webpack_exports__' before initialization.",
    modes: ['development'],
    files: says('module.exports = 1; console.log(__webpack_exports__);'),
    holds: async (seen) => assert.match(await failure(seen), /before initialization/),
    unless: {files: says('exports.a = 1; console.log(__webpack_exports__);')},
  },
  {
    says: 'In production mode, an entry that is an ES module or calls require() fails with ReferenceError: __webpack_exports__ is not defined.',
    modes: ['production'],
    files: says('export const a = 1; console.log(__webpack_exports__);'),
    async holds(seen) {
      assert.match(await failure(seen), /__webpack_exports__ is not defined/);
      const other = await seen.build({
        files: {
          ...says('console.log(require("./b.js"), __webpack_exports__);'),
          'src/b.js': 'module.exports = 2;',
        },
      });
      assert.match(await failure(other), /__webpack_exports__ is not defined/);
    },
    unless: {configuration: {mode: 'development'}},
  },
  {
    says: 'With amd: false, the name stays in the bundle and fails.',
    files: says('console.log(__webpack_amd_options__);'),
    configuration: {amd: false},
    holds: async (seen) =>
      assert.match(await failure(seen), /__webpack_amd_options__ is not defined/),
    unless: {configuration: {amd: {jQuery: true}}},
  },
  {
    says: 'webpack 5 does not replace it, so the program stops with ReferenceError: DEBUG is not defined',
    files: says('console.log(DEBUG);'),
    holds: async (seen) => assert.match(await failure(seen), /DEBUG is not defined/),
    unless: {
      configuration: ({webpack}) => ({plugins: [new webpack.DefinePlugin({DEBUG: 'true'})]}),
    },
  },
  {
    says: 'A name that webpack leaves as it is throws a ReferenceError in a browser, because nothing defines it there.',
    files: {'src/index.mjs': 'console.log(__dirname);'},
    configuration: {entry: './src/index.mjs'},
    holds: async (seen) => assert.match(await failure(seen), /__dirname is not defined/),
    unless: {files: {'src/index.mjs': 'console.log(import.meta.dirname);'}},
  },
];
