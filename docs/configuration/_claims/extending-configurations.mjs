import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

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

const base = {'base.js': 'module.exports = {output: {filename: "base.js"}, plugins: [1]};'};
const config = (text) => ({'webpack.config.js': `module.exports = {mode: "none", ${text}};`});
const back = 'module.exports = {name: "base", extends: "./webpack.config.js"};';
const onlyMain = ({assets, thrown, warnings}) =>
  assert.deepEqual([Object.keys(assets), thrown, warnings], [['main.js'], undefined, []]);
const style = {test: /\.css$/, use: 'css-loader'};

export default [
  {
    says: 'Only the command line reads it',
    files: base,
    configuration: ({folder}) => ({extends: `${folder}/base.js`}),
    holds: onlyMain,
    unless: {configuration: {output: {filename: 'base.js'}}},
  },
  {
    says: 'If you call webpack() in a script, webpack accepts the option but ignores it without a warning',
    files: base,
    configuration: ({folder}) => ({extends: `${folder}/base.js`}),
    holds: onlyMain,
    unless: {configuration: {output: {filename: 'base.js'}}},
  },
  {
    says: 'It replaces the extends of the file, which webpack then ignores.',
    files: {
      ...base,
      ...config('extends: "./base.js"'),
      'other.js': 'module.exports = {name: "other"};',
    },
    async holds(seen) {
      const {found} = await loaded(seen, {extends: ['./other.js']});
      assert.deepEqual([found.name, found.output], ['other', undefined]);
    },
    unless: {files: {'other.js': 'module.exports = {name: "other", extends: "./base.js"};'}},
  },
  {
    says: 'Arrays only grow, so you cannot remove a rule or a plugin of the base',
    files: {...base, ...config('extends: "./base.js", plugins: []')},
    holds: async (seen) => assert.ok((await loaded(seen)).found.plugins.includes(1)),
    unless: {files: config('plugins: []')},
  },
  {
    says: 'a file that goes through css-loader twice fails',
    files: {'src/index.js': 'import "./sign.css";', 'src/sign.css': 'body { color: navy; }'},
    configuration: {module: {rules: [style, style]}},
    holds: ({errors}) => assert.notDeepEqual(errors, []),
    unless: {configuration: {module: {rules: [style]}}},
  },
  {
    says: 'Two configurations that extend each other also fail, if the second names the first by the same path as the command:',
    files: {...config('extends: "./base.js"'), 'base.js': back},
    async holds(seen) {
      const {failed, said} = await loaded(seen, {config: ['./webpack.config.js']});
      assert.deepEqual([failed, /Recursive configuration detected/.test(said)], ['exit 2', true]);
    },
    unless: {files: base},
  },
  {
    says: 'A relative path back to the file that webpack found itself is not recognized',
    files: {...config('extends: "./base.js"'), 'base.js': back},
    async holds(seen) {
      const {found, said} = await loaded(seen);
      assert.deepEqual([found?.name, said], ['base', '']);
    },
    unless: {files: {'base.js': back.replace('"./web', '__dirname + "/web')}},
  },
];
