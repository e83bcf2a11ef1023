import assert from 'node:assert/strict';
import {existsSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {setTimeout} from 'node:timers/promises';

const configured = (text) => ({'webpack.config.js': `module.exports = ${text};`});
const shops = configured('[{mode: "none", name: "shop"}, {mode: "none", name: "admin"}]');
/** A development server that notes only what it is asked to serve. */
const serverPackage = {
  'server.js': `module.exports = class {
    static schema = {type: "object", properties: {port: {type: "number"}, hot: {type: "boolean"}}};
    static getHostname = async () => "localhost";
    static getFreePort = async () => process.env.WEBPACK_DEV_SERVER_BASE_PORT;
    apply(compiler) { 
      const names = (compiler.compilers ?? [compiler]).map((one) => one.options.name ?? one.name);
      globalThis.served.push(names);
     }
    async listen() {}
  };`,
};

const failsOnce = `globalThis.loads += 1;
  if (globalThis.loads === 1) throw new Error("the first load fails");
  module.exports = {mode: "none"};`;

/** Runs the command line tool in a project, and gives what it printed and its exit code. */
async function cli({folder}, words, environment = {}) {
  const require = createRequire(`${folder}/package.json`);
  for (const file of Object.keys(require.cache))
    if (/[\\/](?:webpack-cli|commander)[\\/]/.test(file)) delete require.cache[file];
  const {log, error, warn, info} = console;
  const {exit, env} = process;
  const text = [];
  const print = (...parts) => text.push(parts.join(' '));
  process.chdir(folder);
  process.env = {...env, ...environment};
  Object.assign(console, {log: print, error: print, warn: print, info: print});
  process.exit = (code) => {
    throw new Error(`exit ${code}`);
  };
  let code;
  try {
    const {default: WebpackCLI} = require('webpack-cli');
    const tool = new WebpackCLI();
    const {createCompiler} = tool;
    let built;
    tool.createCompiler = async (...given) => {
      const compiler = await createCompiler.apply(tool, given);
      built = new Promise((resolve) => compiler.hooks.done.tap('claim', resolve)).then(async () => {
        await setTimeout(50);
        await new Promise((resolve) => compiler.close(resolve));
      });
      return compiler;
    };
    await tool.run(['node', 'webpack', ...words]);
    await built;
    code = process.exitCode ?? 0;
  } catch ({message}) {
    code = Number(/^exit (\d)/.exec(message)?.[1] ?? `no code: ${message}`);
  } finally {
    Object.assign(console, {log, error, warn, info});
    Object.assign(process, {exit, env, exitCode: undefined});
  }
  return {code, text: text.join('\n')};
}

const serve = async (seen, words) => {
  globalThis.served = [];
  const place = {WEBPACK_DEV_SERVER_PACKAGE: `${seen.folder}/server.js`};
  const {text} = await cli(seen, ['serve', ...words], place);
  return {text, served: globalThis.served};
};

export default [
  {
    says: 'The server keeps the bundle in memory and writes nothing to dist, unless you set devMiddleware.writeToDisk.',
    modes: ['development'],
    configuration: ({folder}) => ({output: {path: `${folder}/served`}, devServer: {}}),
    async holds({folder, serve}) {
      rmSync(`${folder}/served`, {recursive: true});
      await serve(async ({get}) => assert.equal((await get('/main.js')).status, 200));
      assert.equal(existsSync(`${folder}/served`), false);
    },
    unless: {configuration: {devServer: {devMiddleware: {writeToDisk: true}}}},
  },
  {
    says: 'each configuration with devServer gets a server; with --dev-server-per-compiler, each server shows only its own files',
    files: {
      ...serverPackage,
      ...configured(
        '["a", "b", "c"].map((name) => ({mode: "none", name, devServer: name === "b" ? undefined : {}}))',
      ),
    },
    async holds(seen) {
      const all = ['a', 'b', 'c'];
      assert.deepEqual((await serve(seen, [])).served, [all, all]);
      const other = await seen.build({});
      assert.deepEqual((await serve(other, ['--dev-server-per-compiler'])).served, [['a'], ['c']]);
    },
    unless: {files: configured('["a", "b", "c"].map((name) => ({mode: "none", name}))')},
  },
  {
    says: 'Builds only the configuration with this name',
    files: shops,
    async holds(seen) {
      const {text} = await cli(seen, ['--config-name', 'admin']);
      assert.match(text, /^admin/m);
      assert.doesNotMatch(text, /^\s*shop/m);
    },
    unless: {files: configured('[{mode: "none", name: "shop"}]')},
  },
  {
    says: 'Objects are merged and lists joined, while for all other values the later file wins.',
    files: {
      ...configured('{mode: "none", output: {filename: "a.js"}, entry: ["./src/index.js"]}'),
      'b.js': 'module.exports = {output: {filename: "b.js"}, entry: ["./src/other.js"]};',
      'src/other.js': '',
    },
    async holds(seen) {
      const {text} = await cli(seen, ['-c', 'webpack.config.js', '-c', 'b.js', '--merge']);
      assert.match(text, /asset b\.js/);
      assert.match(text, /src\/index\.js[\s\S]*src\/other\.js/);
    },
    unless: {files: {'b.js': 'module.exports = {};'}},
  },
  {
    says: 'Values are always text: --env limit=3 gives "3", and --env debug=false gives "false", which counts as true.',
    files: configured(
      '(env) => ({mode: "none", output: {filename: typeof env.limit + env.limit + (env.debug ? "true" : "no") + ".js"}})',
    ),
    async holds(seen) {
      const {text} = await cli(seen, ['--env', 'limit=3', '--env', 'debug=false']);
      assert.match(text, /asset string3true\.js/);
    },
    unless: {
      files: configured('(env) => ({mode: "none", output: {filename: Number(env.limit) + ".js"}})'),
    },
  },
  {
    says: 'Builds again after each change, like the command watch, so webpack-cli warns if you use both together.',
    files: configured('{mode: "none"}'),
    holds: async (seen) =>
      assert.match(
        (await cli(seen, ['watch', '--watch'])).text,
        /No need to use the 'watch' command/,
      ),
    unless: {files: {'webpack.config.js': 'throw new Error("none");'}},
  },
  {
    says: 'Use --no-color to keep escape sequences out of logs. webpack-cli omits them automatically if the output is not a terminal, but not on Windows, GitHub Actions, GitLab CI and CircleCI.',
    // webpack-cli notes the colors in the object: each run needs its own.
    files: configured('() => ({mode: "none"})'),
    async holds(seen) {
      const escape = '\u001B[';
      assert.ok((await cli(seen, ['--color'])).text.includes(escape));
      assert.ok(!(await cli(seen, ['--no-color'])).text.includes(escape));
      const unset = {NO_COLOR: undefined, CI: undefined};
      assert.ok(!(await cli(seen, [], unset)).text.includes(escape));
      for (const name of ['GITHUB_ACTIONS', 'GITLAB_CI', 'CIRCLECI']) {
        const server = {...unset, CI: 'true', [name]: 'true'};
        assert.ok((await cli(seen, [], server)).text.includes(escape));
      }
    },
    unless: {files: configured('{plugins: [() => console.log("\\u001B[31m")]}')},
  },
  {
    says: 'deploys only after a build without errors',
    files: {...configured('{mode: "none"}'), 'src/index.js': 'import "./nowhere.js";'},
    holds: async (seen) => assert.equal((await cli(seen, [])).code, 1),
    unless: {files: {'src/nowhere.js': ''}},
  },
  {
    says: 'with any value, loads the configuration only by import(), and shows the first error',
    files: {'webpack.config.js': failsOnce, 'again.js': failsOnce},
    async holds(seen) {
      globalThis.loads = 0;
      assert.equal((await cli(seen, [])).code, 0);
      globalThis.loads = 0;
      const environment = {WEBPACK_CLI_FORCE_LOAD_ESM_CONFIG: '1'};
      const {code, text} = await cli(seen, ['-c', 'again.js'], environment);
      assert.deepEqual([code, /the first load fails/.test(text)], [2, true]);
    },
    unless: {files: {'again.js': 'module.exports = {mode: "none"};'}},
  },
  {
    says: 'only with webpack serve, where it is the default',
    files: {...serverPackage, ...configured('{mode: "none"}')},
    async holds(seen) {
      assert.match((await cli(seen, ['--hot'])).text, /Unknown option '--hot'/);
      const {text, served} = await serve(seen, ['--hot']);
      assert.doesNotMatch(text, /Unknown option/);
      assert.equal(served.length, 1);
    },
    unless: {files: {'server.js': serverPackage['server.js'].replace('hot:', 'port:')}},
  },
  {
    says: 'Only serve accepts these flags, which set the options',
    files: {...serverPackage, ...configured('{mode: "none"}')},
    async holds(seen) {
      assert.match((await cli(seen, ['--port', '3000'])).text, /Unknown option '--port'/);
      assert.doesNotMatch((await serve(seen, ['--port', '3000'])).text, /Unknown option/);
    },
    unless: {
      files: {
        'server.js': 'module.exports = class { static schema = {type: "object"}; apply() {} };',
      },
    },
  },
];
