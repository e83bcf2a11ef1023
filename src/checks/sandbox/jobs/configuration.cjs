const {mkdirSync, existsSync, writeFileSync} = require('node:fs');
const {createRequire} = require('node:module');
const path = require('node:path');
const {pathToFileURL} = require('node:url');
const {describeError, summary} = require('./describe-error.cjs');
const {runOnce} = require('./project-builder.cjs');

const nodeRequire = require;

/**
 * Evaluates a configuration as webpack-cli does, has webpack accept it with its plugins, and
 * builds it when that is wanted.
 */
module.exports = async function checkConfiguration(job) {
  const {folder, file, build} = job;
  const require = createRequire(path.join(folder, 'package.json'));
  const webpack = require('webpack');
  const loaded = await import(pathToFileURL(path.join(folder, file)));
  const exported = await unwrap(loaded.default ?? loaded);
  const configurations = await Promise.all([exported].flat().map(callConfiguration));
  const isObject = (value) => typeof value === 'object' && value !== null;
  if (!configurations.every(isObject)) {
    return [{message: 'it exports no configuration'}];
  }
  const faults = [];
  for (const configuration of configurations) {
    faults.push(...(await accept(webpack, require, configuration, job)));
  }
  if (faults.length > 0 || !build) return faults;
  return buildFaults(
    webpack,
    configurations.length === 1 ? configurations[0] : configurations,
    folder,
  );
};

/** A compiled default export has its own default, and any of them may be a promise. */
async function unwrap(exported) {
  const value = await exported;
  return value && value.__esModule && 'default' in value ? value.default : value;
}

const callConfiguration = async (exported) =>
  typeof exported === 'function' ? exported({}, {mode: 'production', env: {}}) : exported;

async function accept(webpack, require, configuration, job) {
  const faults = [];
  try {
    const errors = webpack.validate?.(configuration);
    // webpack 5 throws; webpack 4 returns a list.
    const {formatValidationError} = webpack.WebpackOptionsValidationError ?? {};
    for (const error of errors ?? [])
      faults.push(parseValidationError(formatValidationError(error)));
    if (job.experiments) faults.push(...unknownExperiments(require, configuration));
    faults.push(...devServer(configuration, job.devServer));
    if (faults.length > 0) return faults;
    // webpack-cli follows "extends" and takes "devServer"; the compiler knows neither.
    const compilerOptions = {...configuration, watch: false};
    delete compilerOptions.extends;
    delete compilerOptions.devServer;
    const compiler = webpack(compilerOptions);
    await new Promise((resolve) => (compiler.close ? compiler.close(resolve) : resolve()));
  } catch (error) {
    faults.push(describeError(error, job));
  }
  return faults;
}

/** webpack 4 tells in the first line what is wrong, and below it which values are allowed. */
function parseValidationError(text) {
  const [message, ...linesBelow] = text.split('\n');
  const end = linesBelow.findIndex((line) => /^(?:->|For |Details)/.test(line));
  const detail = linesBelow.slice(0, end < 0 ? linesBelow.length : end).join('\n');
  return {message, ...(detail && {detail})};
}

/** webpack lets any experiment pass. */
function unknownExperiments(require, {experiments = {}}) {
  const {definitions} = require('webpack/schemas/WebpackOptions.json');
  const allowedNames = Object.keys(definitions.Experiments.properties);
  return Object.keys(experiments)
    .filter((name) => !allowedNames.includes(name))
    .map((name) => ({
      message: `configuration.experiments has an unknown property '${name}'. These properties are valid: ${allowedNames.join(', ')}`,
    }));
}

/** webpack looks at nothing below devServer; the dev server does when it starts. */
function devServer({devServer: options}, folder) {
  if (!options) return [];
  const {validate} = nodeRequire('schema-utils');
  const schemaFile = path.join(folder, 'lib/options.json');
  try {
    validate(nodeRequire(schemaFile), options, {name: 'Dev Server'});
    return [];
  } catch (error) {
    return [summary(error.message)];
  }
}

async function buildFaults(webpack, configuration, folder) {
  for (const single of [configuration].flat()) writeMissingEntries(single, folder);
  const stats = await runOnce(webpack(configuration));
  const {errors} = stats.toJson({all: false, errors: true});
  return errors.map((error) => ({message: `webpack builds it with an error: ${messageOf(error)}`}));
}

const messageOf = (error) =>
  typeof error === 'string'
    ? error
    : `${error.moduleName ? `${error.moduleName}: ` : ''}${error.message}`;

/** A page need not show a file only because a configuration names it as an entry. */
function writeMissingEntries({entry = './src/index.js', context = process.cwd()}, folder) {
  const requests = JSON.stringify(entry).match(/(?<=")\.\.?\/[^"?]+(?=[?"])/g) ?? [];
  for (const request of requests) {
    const file = path.resolve(context, request);
    if (!file.startsWith(folder) || existsSync(file) || existsSync(`${file}.js`)) continue;
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(path.extname(file) ? file : `${file}.js`, '');
  }
}
