const {existsSync, mkdirSync, writeFileSync} = require('node:fs');
const {createRequire} = require('node:module');
const path = require('node:path');

const nodeRequire = require;

class Stopped extends Error {}

/** Ends what would build: the command is understood by then. */
const stop = async () => {
  throw new Stopped('0');
};

/** Has the real command line tool read a command; instead of building it stops. */
module.exports = async function checkCommand({folder, words, flags}) {
  const require = createRequire(path.join(folder, 'package.json'));
  writeFiles(folder, words);
  const messages = [];
  const {exit} = process;
  process.exit = (code) => {
    throw new Stopped(String(code ?? 0));
  };
  const log = console.error;
  console.error = (...parts) => void messages.push(parts.join(' '));
  forget(/[\\/](?:webpack-cli|commander)[\\/]/);
  try {
    const cli = flags === 'webpack' ? withFlagsOfWebpack(require) : withFlagsOfItsOwn(require);
    cli.logger = Object.assign(Object.create(cli.logger ?? null), {
      error: (text) => void messages.push(String(text?.message ?? text)),
      raw() {},
      log() {},
      info() {},
      success() {},
      warn() {},
    });
    await cli.run(['node', 'webpack', ...words]);
    return [];
  } catch (error) {
    if (error instanceof Stopped && error.message === '0') return [];
    // `webpack info` starts other programs, which is forbidden here: its arguments were valid.
    if (error.code === 'ERR_ACCESS_DENIED') return [];
    if (error instanceof Stopped) return [{message: faultIn(messages)}];
    return [{message: [...messages, error.message].join(' ')}];
  } finally {
    process.exit = exit;
    console.error = log;
  }
};

/** Commands are registered on one object per process: each reading needs a new one. */
function forget(pattern) {
  for (const file of Object.keys(nodeRequire.cache))
    if (pattern.test(file)) delete nodeRequire.cache[file];
}

/** A word that is no command is an entry or a configuration: webpack-cli looks whether it is there. */
function writeFiles(folder, words) {
  for (const word of words) {
    const name = word.replace(/^--?[\w-]+=/, '');
    if (name.startsWith('-') || !/\.[cm]?[jt]sx?$/.test(name)) continue;
    const file = path.resolve(folder, name);
    if (existsSync(file) || !file.startsWith(folder)) continue;
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, 'module.exports = {};');
  }
}

function withFlagsOfWebpack(require) {
  const {default: WebpackCLI} = require('webpack-cli');
  const webpack = require('webpack');
  const cli = new WebpackCLI();
  const values = (options) => {
    const table = webpack.cli.getArguments();
    const knownOptions = Object.entries(options)
      .map(([name, value]) => [cli.toKebabCase(name), value])
      .filter(([name]) => table[name]);
    const problems = webpack.cli.processArguments(table, {}, Object.fromEntries(knownOptions));
    for (const {argument, type, value, expected} of problems ?? []) {
      throw new Error(
        `--${argument} ${value ?? ''}: ${type}${expected ? `, expected ${expected}` : ''}`,
      );
    }
  };
  return Object.assign(cli, {
    runWebpack: async (options) => values(options),
    createCompiler: async (options) => {
      values(options);
      return stop();
    },
    loadConfig: stop,
  });
}

function withFlagsOfItsOwn(require) {
  const WebpackCLI = require('webpack-cli');
  const stopped = {runWebpack: stop, createCompiler: stop, loadConfig: stop, resolveConfig: stop};
  return Object.assign(new WebpackCLI(), stopped);
}

const faultIn = (messages) =>
  messages
    .filter((line) => !/^Run 'webpack/.test(line))
    .map((line) => line.replace(/^Error: /i, ''))
    .join(' ') || 'webpack-cli refuses it';
