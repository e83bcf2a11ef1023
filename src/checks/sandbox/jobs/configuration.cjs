const {mkdirSync, existsSync, writeFileSync} = require('node:fs');
const {createRequire} = require('node:module');
const path = require('node:path');
const {pathToFileURL} = require('node:url');
const {faultOf, summary} = require('./fault-of.cjs');
const {ran} = require('./laboratory.cjs');

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
  const configurations = await Promise.all([exported].flat().map(called));
  if (configurations.some((one) => one === null || typeof one !== 'object')) {
    return [{message: 'it exports no configuration'}];
  }
  const faults = [];
  for (const configuration of configurations) {
    faults.push(...(await accept(webpack, require, configuration, job)));
  }
  if (faults.length > 0 || !build) return faults;
  return built(webpack, configurations.length === 1 ? configurations[0] : configurations, folder);
};

/** A compiled default export has its own default, and any of them may be a promise. */
async function unwrap(exported) {
  const value = await exported;
  return value && value.__esModule && 'default' in value ? value.default : value;
}

const called = async (one) =>
  typeof one === 'function' ? one({}, {mode: 'production', env: {}}) : one;

async function accept(webpack, require, configuration, job) {
  const faults = [];
  try {
    const errors = webpack.validate?.(configuration);
    // Newer ones throw; older ones give a list.
    const {formatValidationError} = webpack.WebpackOptionsValidationError ?? {};
    for (const error of errors ?? []) faults.push(described(formatValidationError(error)));
    if (job.experiments) faults.push(...unknownExperiments(require, configuration));
    faults.push(...devServer(configuration, job.devServer));
    if (faults.length > 0) return faults;
    // webpack-cli follows "extends" and takes "devServer"; the compiler knows neither.
    const own = {...configuration, watch: false};
    delete own.extends;
    delete own.devServer;
    const compiler = webpack(own);
    await new Promise((resolve) => (compiler.close ? compiler.close(resolve) : resolve()));
  } catch (error) {
    faults.push(faultOf(error, job));
  }
  return faults;
}

/** A webpack that gives a list tells in the first line what is wrong, and below it what there may be. */
function described(message) {
  const [what, ...rest] = message.split('\n');
  const end = rest.findIndex((line) => /^(?:->|For |Details)/.test(line));
  const detail = rest.slice(0, end < 0 ? rest.length : end).join('\n');
  return {what, ...(detail && {detail})};
}

/** webpack lets any experiment pass. */
function unknownExperiments(require, {experiments = {}}) {
  const {definitions} = require('webpack/schemas/WebpackOptions.json');
  const known = Object.keys(definitions.Experiments.properties);
  return Object.keys(experiments)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      message: `configuration.experiments has an unknown property '${name}'. These properties are valid: ${known.join(', ')}`,
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

async function built(webpack, configuration, folder) {
  for (const one of [configuration].flat()) writeMissingEntries(one, folder);
  const stats = await ran(webpack(configuration));
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
