import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';

const tea = {'src/tea.js': 'export const green = "green"; export const black = "black";'};
const chunk = 'import("./tea.js").then(() => console.log("loaded"), () => {});';
const own = '(() => { const __webpack_hash__ = "mine"; console.log(__webpack_hash__); })();';

const globbed = (options) =>
  `console.log(Object.keys(import.meta.glob("./**/*.tea"${options})).length);`;
const teas = {module: {rules: [{test: /\.tea$/, type: 'asset/source'}]}};
const hashed = (runtimeChunk) => ({
  output: {filename: '[name].[contenthash].js'},
  optimization: {runtimeChunk},
});

export default [
  {
    says: 'webpack replaces a name only where it would be a global variable, so a variable that you declare yourself',
    files: {'src/index.js': own},
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['mine']),
    unless: {files: {'src/index.js': 'console.log(__webpack_hash__);'}},
  },
  {
    says: 'If it does, the build succeeds, but the program stops:',
    files: {...tea, 'src/index.js': 'import {green} from "./tea.js"; module.exports = green;'},
    async holds({errors, run}) {
      assert.deepEqual(errors, []);
      assert.match(String((await run()).failure), /ES Modules may not assign module\.exports/);
    },
    unless: {files: {'src/index.js': 'module.exports = require("./tea.js").green;'}},
  },
  {
    says: 'Assign it if the URL is known only on the page, for example because the server chooses a CDN.',
    files: {...tea, 'src/index.js': `__webpack_public_path__ = self.chosen; ${chunk}`},
    async holds({run}) {
      const {requested} = await run('main.js', {chosen: 'http://page.example/from-server/'});
      assert.match(requested.join(), /^from-server\//);
    },
    unless: {files: {'src/index.js': chunk}},
  },
  {
    says: 'Do not write ids by hand, because in production they are numbers.',
    modes: ['production'],
    files: {...tea, 'src/index.js': chunk},
    configuration: {output: {chunkFilename: '[id].js'}},
    holds: ({assets}) => assert.match(Object.keys(assets).sort()[0], /^\d+\.js$/),
    unless: {configuration: {mode: 'development'}},
  },
  {
    says: 'Use it for files that exist only at run time',
    files: {'src/index.js': 'module.exports = __non_webpack_require__("./settings.json").city;'},
    configuration: {target: 'node', output: {library: {type: 'commonjs2'}}},
    holds({errors, folder, load}) {
      assert.deepEqual(errors, []);
      writeFileSync(`${folder}/dist/settings.json`, '{"city": "Rome"}');
      assert.equal(load(), 'Rome');
    },
    unless: {files: {'src/index.js': 'module.exports = require("./settings.json").city;'}},
  },
  {
    says: 'facts about the build, which are complete only in production mode:',
    files: {
      'src/tea.js':
        'export const green = "green"; console.log(__webpack_exports_info__.green.used);',
      'src/index.js': 'import "./tea.js";',
    },
    async holds({mode, run}) {
      assert.deepEqual((await run()).printed, [String(mode === 'development')]);
    },
    unless: {configuration: ({mode}) => ({optimization: {usedExports: mode === 'development'}})},
  },
  {
    says: 'Use it in a library to set up only what the application imports:',
    files: {
      ...tea,
      'src/cart.js': 'console.log("the cart runs");',
      'src/index.js':
        'console.log(__webpack_is_included__("./tea.js"), __webpack_is_included__("./cart.js")); import("./tea.js");',
    },
    holds: async ({run}) => assert.deepEqual((await run()).printed.slice(0, 1), ['true false']),
    unless: {files: {'src/tea.js': 'import "./cart.js";'}},
  },
  {
    says: '* and ** match neither node_modules nor names that begin with a dot, unless you set { exhaustive: true }.',
    files: {
      'src/index.js': globbed(''),
      'src/a/green.tea': '',
      'src/a/.black.tea': '',
      'src/node_modules/white.tea': '',
    },
    configuration: teas,
    async holds({run, build}) {
      assert.deepEqual((await run()).printed, ['1']);
      const all = await build({files: {'src/index.js': globbed(', {exhaustive: true}')}});
      assert.deepEqual((await all.run()).printed, ['3']);
    },
    unless: {files: {'src/index.js': globbed(', {exhaustive: true}')}},
  },
  {
    says: 'With runtimeChunk: "single", the files of your own code keep theirs.',
    files: {
      'src/index.js': 'console.log(__webpack_hash__); import("./tea.js");',
      'src/tea.js': 'console.log("green");',
    },
    configuration: hashed('single'),
    async holds({assets, build}) {
      const after = await build({files: {'src/tea.js': 'console.log("black");'}});
      const [name] = Object.keys(assets).filter((file) => file.startsWith('main'));
      assert.ok(after.assets[name]);
    },
    unless: {configuration: hashed(false)},
  },
];
