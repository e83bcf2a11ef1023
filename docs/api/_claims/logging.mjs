import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

const runtime = createRequire(import.meta.url).resolve('webpack/lib/logging/runtime');

const finished = (start) =>
  new Promise((resolve, reject) => {
    start((error, result) => (error ? reject(error) : resolve(result)));
  });
/** A plugin that acts on each compilation. */
const inBuild = (act) => ({
  apply: ({hooks}) => hooks.thisCompilation.tap('Oven', (compilation) => act(compilation)),
});
const logs = inBuild((compilation) => compilation.getLogger('Oven').info('warm'));
const reading = {
  'package.json': '{"name": "oven"}',
  'src/index.js': 'import "./bread.txt";',
  'src/bread.txt': 'rye',
  'loader.js': 'module.exports = function () { this.getLogger().info("read"); return ""; };',
};
const withLoader = ({folder}) => ({
  module: {rules: [{test: /\.txt$/, use: `${folder}/loader.js`}]},
});
const shop = (code) => ({
  'src/index.js': `import {getLogger} from ${JSON.stringify(runtime)}; const logger = getLogger("Oven"); ${code}`,
});

export default [
  {
    says: 'Messages appear only when the loader runs: for a module from the cache, there are none.',
    modes: ['development'],
    files: reading,
    configuration: withLoader,
    async holds({webpack, stats}) {
      const compiler = webpack({...stats.compilation.options});
      const counts = [];
      for (const name of ['first', 'second']) {
        const result = await finished((end) => compiler.run(end));
        const {logging} = result.toJson({all: false, logging: 'info'});
        const entries = Object.entries(logging).filter(([origin]) => /loader\.js/.test(origin));
        counts.push([name, entries.length]);
      }
      assert.deepEqual(counts, [
        ['first', 1],
        ['second', 0],
      ]);
    },
    unless: {
      configuration: (given) => ({...withLoader(given), cache: false}),
    },
  },
  {
    says: 'without one they throw Compilation.getLogger(name) called without a name',
    configuration: {name: ''},
    holds({stats: {compilation}}) {
      const {name, compiler} = compilation;
      assert.throws(
        () => compilation.getLogger(name),
        /^TypeError: Compilation\.getLogger\(name\) called without a name$/,
      );
      assert.throws(
        () => compiler.getInfrastructureLogger(name),
        /^TypeError: Compiler\.getInfrastructureLogger\(name\) called without a name$/,
      );
    },
    unless: {configuration: {name: 'oven'}},
  },
  {
    says: 'something went wrong; the build does not fail',
    configuration: {
      plugins: [inBuild((compilation) => compilation.getLogger('Oven').error('cold'))],
    },
    holds({stats}) {
      assert.equal(stats.hasErrors(), false);
      assert.match(stats.toString('errors-only'), /<e> cold/);
    },
    unless: {
      configuration: {
        plugins: [inBuild(({errors}) => void errors.push(new Error('<e> cold')))],
      },
    },
  },
  {
    says: 'what every user needs to know; shown by default',
    configuration: {plugins: [logs]},
    holds: ({stats}) => assert.match(stats.toString(stats.compilation.options.stats), /<i> warm/),
    unless: {configuration: {plugins: [logs], stats: {logging: 'warn'}}},
  },
  {
    says: 'timeLog, timeEnd and timeAggregate throw if no timer of this label runs',
    configuration: {name: 'nothing runs'},
    holds({stats}) {
      const logger = stats.compilation.getLogger('Oven');
      for (const method of ['timeLog', 'timeEnd', 'timeAggregate']) {
        if (stats.compilation.name === 'timer runs') logger.time('a time');
        assert.throws(
          () => logger[method]('a time'),
          new RegExp(`No such label 'a time' for Logger\\.${method}\\(\\)`),
        );
      }
    },
    unless: {configuration: {name: 'timer runs'}},
  },
  {
    says: 'stats.toJson() and --json contain no messages unless you set logging, loggingDebug, or a preset other than "normal", "summary" and "none".',
    configuration: {plugins: [logs]},
    holds({stats}) {
      const loggers = (options) => Object.keys(stats.toJson(options).logging ?? {});
      for (const preset of ['normal', 'summary', 'none']) assert.deepEqual(loggers(preset), []);
      for (const preset of ['errors-only', 'errors-warnings', 'minimal', 'detailed', 'verbose'])
        assert.notDeepEqual(loggers(preset), []);
      assert.deepEqual(loggers(stats.compilation.options.stats), []);
    },
    unless: {configuration: {plugins: [logs], stats: {logging: 'info'}}},
  },
  {
    says: 'the methods that measure time throw ReferenceError: process is not defined',
    files: shop('logger.time("bake");'),
    holds: async ({run}) => assert.match(String((await run()).failure), /process is not defined/),
    unless: {files: shop('logger.info("warm");')},
  },
];
