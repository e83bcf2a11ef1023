import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

/** Loads a configuration like the command line, and gives it or why it failed. */
async function loaded({folder, webpack}, options) {
  process.chdir(folder);
  delete createRequire(folder).extensions['.coffee'];
  const {default: WebpackCLI} = createRequire(`${folder}/package.json`)('webpack-cli');
  const tool = new WebpackCLI();
  const said = [];
  const note = (text) => said.push(String(text));
  tool.logger = {...tool.logger, error: note, warn: note};
  const {exit} = process;
  process.exit = (code) => {
    throw new Error(`exit ${code}`);
  };
  try {
    const {options: found} = await tool.loadConfig({webpack, argv: {env: {}}, ...options});
    return {found, said: said.join('\n')};
  } catch ({message}) {
    return {failed: message, said: said.join('\n')};
  } finally {
    process.exit = exit;
  }
}

const coffee = {'webpack.config.coffee': 'mode: "none"'};
const register =
  'require.extensions[".coffee"] = (module) => { module.exports = {mode: "none", name: "coffee"}; };';

export default [
  {
    says: 'so it first lets Node.js load the file. If that fails, it looks for a package in your project that can.',
    files: {...coffee, 'node_modules/coffeescript/register.js': register},
    holds: async (seen) => assert.equal((await loaded(seen)).found?.name, 'coffee'),
    unless: {files: {'node_modules/coffeescript/register.js': 'throw new Error("broken");'}},
  },
  {
    says: 'because without the package, the command fails:',
    files: {...coffee, 'package.json': '{"name": "shop"}'},
    async holds(seen) {
      const {failed, said} = await loaded(seen);
      assert.equal(failed, 'exit 2');
      assert.match(said, /Cannot find module 'coffeescript\/register'/);
    },
    unless: {files: {'node_modules/coffeescript/register.js': register}},
  },
  {
    says: 'and loads @babel/register, which reads your babel.config.js, only if that fails.',
    files: {
      'webpack.config.babel.js': 'module.exports = {mode: "none"};',
      'node_modules/@babel/register/package.json':
        '{"name": "@babel/register", "version": "7.0.0", "main": "index.js"}',
      'node_modules/@babel/register/index.js':
        'globalThis.registered = true; module.exports = () => {};',
    },
    async holds(seen) {
      globalThis.registered = false;
      await loaded(seen, {config: ['webpack.config.babel.js']});
      assert.equal(globalThis.registered, false);
    },
    unless: {files: {'webpack.config.babel.js': 'no JavaScript'}},
  },
];
