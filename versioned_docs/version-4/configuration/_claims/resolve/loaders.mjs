import assert from 'node:assert/strict';

const loader = (word) => `module.exports = () => "console.log('${word}')";`;
const kit = {
  'node_modules/kit-loader/package.json': JSON.stringify({
    main: './main.js',
    browser: {'./main.js': './browser.js'},
  }),
  'node_modules/kit-loader/main.js': loader('main'),
  'node_modules/kit-loader/browser.js': loader('browser'),
};
const using = (use, resolveLoader = {}) => ({
  module: {rules: [{test: /index\.js$/, use}]},
  resolveLoader,
});
const printed = async ({run}) => (await run()).printed;

export default [
  {
    says: 'aliasFields is empty by default, so browser has no effect.',
    files: kit,
    configuration: using('kit-loader'),
    holds: async (seen) => assert.deepEqual(await printed(seen), ['main']),
    unless: {configuration: using('kit-loader', {aliasFields: ['browser']})},
  },
];
