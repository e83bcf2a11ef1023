const {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} = require('node:fs');
const {createRequire} = require('node:module');
const path = require('node:path');
const {runScripts} = require('./run-scripts.cjs');
const {withDevServer} = require('./with-dev-server.cjs');
const {applyHotUpdate} = require('./apply-hot-update.cjs');

/** `experiments.futureDefaults` changes a constant of webpack for all builds of the process. */
function forgetFutureDefaults() {
  for (const {filename, exports} of Object.values(require.cache))
    if (/webpack[\\/]lib[\\/]config[\\/]defaults\.js$/.test(filename))
      exports.DEFAULTS.HASH_FUNCTION = 'md4';
}

/** Builds small projects in folders of their own, and gives what a reader would see of each. */
class ProjectBuilder {
  #builds = 0;

  constructor(folder, mode) {
    this.folder = folder;
    this.mode = mode;
    this.require = createRequire(path.join(folder, 'package.json'));
    this.webpack = this.require('webpack');
  }

  /** @param project `files` and `configuration` of a claim */
  async build(project) {
    const folder = path.join(this.folder, `build-${(this.#builds += 1)}`);
    const dist = path.join(folder, 'dist');
    for (const [file, text] of Object.entries({'src/index.js': '', ...project.files})) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), text);
    }
    const seen = {
      mode: this.mode,
      folder,
      webpack: this.webpack,
      build: (changes) => this.build(withChanges(project, changes)),
      update: (edits, output) => applyHotUpdate(seen, edits, output),
      serve: (use, changes) => this.#serve(withChanges(project, changes), folder, use),
    };
    const result = await this.#compile(this.#configurationOf(project, folder));
    const assets = allFiles(dist);
    return {
      ...seen,
      errors: [],
      warnings: [],
      ...result,
      assets,
      run: (names = 'main.js', globals = {}) => runScripts(assets, [names].flat(), globals),
      load: (name = 'main.js') => this.require(path.join(dist, name)),
    };
  }

  #serve(project, folder, use) {
    const WebpackDevServer = this.require('webpack-dev-server');
    const configuration = this.#configurationOf(project, folder);
    return withDevServer({webpack: this.webpack, WebpackDevServer, configuration}, use);
  }

  #configurationOf({configuration = {}}, folder) {
    const claimed = resolved(configuration, {webpack: this.webpack, mode: this.mode, folder});
    return {
      mode: this.mode,
      context: folder,
      ...claimed,
      output: {path: `${folder}/dist`, ...claimed.output},
    };
  }

  /** A configuration that webpack refuses gives its message as `thrown`. */
  async #compile(configuration) {
    forgetFutureDefaults();
    try {
      const compiler = this.webpack(configuration);
      const stats = await runOnce(compiler);
      const {errors, warnings} = stats.toJson({all: false, errors: true, warnings: true});
      return {errors: errors.map(messageOf), warnings: warnings.map(messageOf), stats};
    } catch (error) {
      return {errors: [error.message], thrown: error.message};
    }
  }
}

/** Gives a project with other files, and other values of whole top-level options. */
function withChanges(project, {files, configuration} = {}) {
  return {
    ...project,
    files: {...project.files, ...files},
    configuration: (context) => ({
      ...resolved(project.configuration ?? {}, context),
      ...resolved(configuration ?? {}, context),
    }),
  };
}

const resolved = (configuration, context) =>
  typeof configuration === 'function' ? configuration(context) : configuration;

/** Runs a compiler once and closes it. */
const runOnce = (compiler) =>
  new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      const end = () => (failure ? reject(failure) : resolve(stats));
      if (compiler.close) compiler.close(end);
      else end();
    });
  });

const messageOf = (error) => (typeof error === 'string' ? error : error.message);

/** Gives the text of every file below a folder, by its path inside of it; none without the folder. */
function allFiles(folder) {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath ?? entry.path, entry.name);
      return [path.relative(folder, file), readFileSync(file, 'utf8')];
    }),
  );
}

module.exports = {ProjectBuilder, withChanges, runOnce};
