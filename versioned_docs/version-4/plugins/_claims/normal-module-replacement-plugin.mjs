import assert from 'node:assert/strict';

const rates = (more) => ({
  'src/index.js': `console.log(require("./rates/live.js")); ${more}`,
  'src/rates/live.js': 'module.exports = "live";',
  'src/rates/demo.js': 'console.log("loaded"); module.exports = "demo";',
});
const replaced = (expression, value) => ({
  configuration: ({webpack}) => ({
    plugins: [new webpack.NormalModuleReplacementPlugin(expression, value)],
  }),
});
const file = /src[\\/]rates[\\/]live\.js$/;
const request = /^\.\/rates\/live\.js$/;

export default [
  {
    says: 'For it, webpack neither searches node_modules nor adds an extension.',
    files: rates(''),
    ...replaced(file, './demo'),
    holds: ({errors}) => assert.match(errors.join(), /ENOENT: .+demo/),
    unless: replaced(request, './rates/demo'),
  },
  {
    says: 'webpack treats it as another module than the replaced one, and includes it twice. Replace the request instead of the file.',
    files: rates('require("./rates/demo.js");'),
    ...replaced(file, 'demo.js'),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['loaded', 'demo', 'loaded']),
    unless: replaced(request, './rates/demo.js'),
  },
  {
    says: 'For a file with a query such as live.js?raw, an expression that ends with $ does not match the path.',
    files: {...rates(''), 'src/index.js': 'console.log(require("./rates/live.js?raw"));'},
    ...replaced(file, 'demo.js'),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['live']),
    unless: replaced(/src[\\/]rates[\\/]live\.js/, 'demo.js'),
  },
];
