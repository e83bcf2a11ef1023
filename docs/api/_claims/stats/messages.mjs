import assert from 'node:assert/strict';

const files = {
  'src/index.js': 'import "./list.js";',
  'src/list.js': 'import "./nowhere.js";',
};

const fieldsOf = (items) =>
  [...new Set(items.flatMap((item) => Object.keys(item).filter((key) => item[key] !== undefined)))]
    .sort()
    .join(' ');

/** The fields that objects have with some options, and those that each further option adds. */
function added(stats, base, itemsIn, options) {
  const fields = (more) => fieldsOf(itemsIn(stats.toJson({all: false, ...base, ...more})));
  const own = fields({});
  const by = options.map((option) => {
    const more = fields({[option]: true}).split(' ');
    return [option, more.filter((name) => !own.split(' ').includes(name)).join(' ')];
  });
  return {none: own, ...Object.fromEntries(by)};
}

/** Reports an error with all that errors can have. */
const reports = (compiler) =>
  compiler.hooks.thisCompilation.tap('Reports', (compilation) => {
    const logger = compilation.getLogger('Reports');
    logger.warn('late');
    logger.group('group');
    logger.info('inside');
    logger.groupEnd();
    logger.debug('hidden');
    compilation.hooks.processAssets.tap('Reports', () => {
      const [chunk] = compilation.chunks;
      const inner = new Error('inner');
      const error = new compiler.webpack.WebpackError('outer');
      const all = new AggregateError([inner], 'several');
      const more = {cause: inner, file: 'main.js', chunk, details: 'in detail'};
      compilation.errors.push(Object.assign(error, more), all);
    });
  });
const withReports = {plugins: [reports]};

const errorOptions = [
  'ids',
  'moduleTrace',
  'errorDetails',
  'errorStack',
  'errorCause',
  'errorErrors',
];
const stepsIn = ({errors}) => errors.flatMap(({moduleTrace}) => moduleTrace ?? []);

export default [
  {
    says: 'An item of errors, warnings or hints describes one problem.',
    files,
    configuration: withReports,
    holds: ({stats}) =>
      assert.deepEqual(
        added(stats, {errors: true}, ({errors}) => errors, errorOptions),
        {
          none: 'chunkEntry chunkInitial chunkName file loc message moduleIdentifier moduleName',
          ids: 'chunkId moduleId',
          moduleTrace: 'moduleTrace',
          errorDetails: 'details',
          errorStack: 'stack',
          errorCause: 'cause',
          errorErrors: 'errors',
        },
      ),
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'An item of moduleTrace is one import on the way from the module with the problem up to the entry:',
    files,
    holds({stats}) {
      assert.deepEqual(added(stats, {errors: true, moduleTrace: true}, stepsIn, ['ids']), {
        none: 'dependencies moduleIdentifier moduleName originIdentifier originName',
        ids: 'moduleId originId',
      });
      const [step] = stepsIn(stats.toJson());
      assert.deepEqual([step.originName, step.moduleName], ['./src/index.js', './src/list.js']);
    },
    unless: {files: {'src/index.js': 'import "./nowhere.js";'}},
  },
  {
    says: 'Each of its dependencies has one field:',
    files,
    holds: ({stats}) =>
      assert.equal(
        fieldsOf(stepsIn(stats.toJson()).flatMap(({dependencies}) => dependencies)),
        'loc',
      ),
    unless: {files: {'src/index.js': 'import "./nowhere.js";'}},
  },
  {
    says: 'logging exists if the option logging or loggingDebug is set, which JSON needs because its default is false.',
    configuration: withReports,
    holds({stats}) {
      assert.equal(stats.toJson().logging, undefined);
      for (const options of [{logging: 'warn'}, {loggingDebug: [/Reports/]}])
        assert.ok(stats.toJson(options).logging.Reports, JSON.stringify(options));
    },
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'Each value describes one logger:',
    configuration: withReports,
    holds({stats}) {
      const {Reports} = stats.toJson({logging: 'verbose'}).logging;
      assert.equal(fieldsOf([Reports]), 'debug entries filteredEntries');
      assert.deepEqual([Reports.debug, Reports.filteredEntries], [false, 1]);
    },
    unless: {configuration: {plugins: [(compiler) => compiler.hooks.done.tap('Logs', logs)]}},
  },
  {
    says: 'An item of its entries is one message or group:',
    configuration: withReports,
    holds: ({stats}) =>
      assert.deepEqual(
        added(
          stats,
          {logging: 'verbose', loggingTrace: false},
          ({logging}) => logging.Reports.entries,
          ['loggingTrace'],
        ),
        {none: 'args children message time type', loggingTrace: 'trace'},
      ),
    unless: {configuration: {plugins: [(compiler) => compiler.hooks.done.tap('Logs', logs)]}},
  },
];

function logs({compilation}) {
  compilation.getLogger('Reports').info('a line');
}
