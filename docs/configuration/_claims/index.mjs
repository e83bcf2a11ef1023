import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';

/** Loads a configuration like the command line, and gives it or why it failed. */
async function loaded({folder, webpack}, options) {
  process.chdir(folder);
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

const named = (name) => `module.exports = {mode: "none", name: "${name}"};`;

export default [
  {
    says: 'it bundles ./src/index.js into ./dist/main.js and warns that you have set no mode',
    files: {'src/index.js': 'console.log("kiosk");'},
    configuration: {mode: undefined},
    async holds({assets, warnings, run}) {
      assert.deepEqual(Object.keys(assets), ['main.js']);
      assert.deepEqual((await run()).printed, ['kiosk']);
      assert.match(warnings.join(), /'mode' option has not been set/);
    },
    unless: {configuration: {mode: 'development'}},
  },
  {
    says: 'The first match in this order wins:',
    files: {'webpack.config.cjs': named('first'), '.webpack/webpack.config.js': named('second')},
    holds: async (seen) => assert.equal((await loaded(seen)).found.name, 'first'),
    unless: {files: {'webpack.config.js': named('before')}},
  },
  {
    says: 'If a folder contains both webpack.config.js and webpack.config.mjs, webpack silently ignores the second.',
    files: {
      'webpack.config.js': named('first'),
      'webpack.config.mjs': 'export default {mode: "none", name: "second"};',
    },
    async holds(seen) {
      const {found, said} = await loaded(seen);
      assert.deepEqual([found.name, said], ['first', '']);
    },
    unless: {files: {'webpack.config.js': named('other')}},
  },
  {
    says: "fails with SyntaxError: Named export 'DefinePlugin' not found:",
    files: {'own.mjs': 'import {DefinePlugin} from "webpack"; export default DefinePlugin;'},
    holds: ({folder}) =>
      assert.rejects(
        import(pathToFileURL(`${folder}/own.mjs`)),
        /Named export 'DefinePlugin' not found/,
      ),
    unless: {
      files: {'own.mjs': 'import webpack from "webpack"; export default webpack.DefinePlugin;'},
    },
  },
  {
    says: 'An unknown option, a wrong type, or a relative path where webpack needs an absolute one stops the build with a list of mistakes, which names at most one unknown option per object:',
    configuration: {entires: './src/a.js', devtool: 5, output: {path: 'dist'}},
    holds({thrown}) {
      for (const mistake of [
        /unknown property 'entires'/,
        /configuration\.devtool/,
        /"dist" is not an absolute path/,
      ])
        assert.match(String(thrown), mistake);
    },
    unless: {configuration: {devtool: false}},
  },
];
