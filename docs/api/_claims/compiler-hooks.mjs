import assert from 'node:assert/strict';

/** What the last build has fired, in its order. */
const fired = [];

/** A plugin that writes down when hooks fire, and what else it is to do. */
const records = (names, more = () => {}) => ({
  apply(compiler) {
    fired.length = 0;
    for (const name of names) compiler.hooks[name].tap('Records', () => void fired.push(name));
    more(compiler);
  },
});
const broken = {'src/index.js': 'import "./nowhere.js";'};
const ends = ['shouldEmit', 'emit', 'done'];

const named = {'package.json': '{"name": "shop"}'};

/** Watches the project of a claim for two builds. */
async function watched({webpack, stats}) {
  const compiler = webpack({...stats.compilation.options});
  const watching = await new Promise((resolve) => {
    const started = compiler.watch({}, () => resolve(started));
  });
  await new Promise((resolve) => watching.invalidate(resolve));
  await new Promise((resolve) => watching.close(resolve));
}

export default [
  {
    says: 'webpack ignores its result',
    configuration: {
      plugins: [
        {
          apply(compiler) {
            fired.length = 0;
            compiler.hooks.environment.tap('A', () => 'a result');
            compiler.hooks.environment.tap('B', () => void fired.push('B'));
          },
        },
      ],
    },
    holds: () => assert.deepEqual(fired, ['B']),
    unless: {
      configuration: {
        plugins: [
          {
            apply(compiler) {
              fired.length = 0;
              compiler.hooks.shouldEmit.tap('A', () => false);
              compiler.hooks.shouldEmit.tap('B', () => void fired.push('B'));
            },
          },
        ],
      },
    },
  },
  {
    says: 'If it is false, as in production mode, webpack goes from shouldEmit straight to done.',
    modes: ['production'],
    files: broken,
    configuration: {plugins: [records(ends)]},
    holds: () => assert.deepEqual(fired, ['shouldEmit', 'done']),
    unless: {
      configuration: {optimization: {emitOnErrors: true}, plugins: [records(ends)]},
    },
  },
  {
    says: 'Errors in modules do not stop the build, but are part of the stats.',
    files: broken,
    configuration: {plugins: [records(['done', 'failed'])]},
    holds: ({stats}) => assert.deepEqual([fired, stats?.hasErrors()], [['done'], true]),
    unless: {files: {'src/index.js': ''}},
  },
  {
    says: 'Fires instead of done when the build stops early, because a plugin threw an error or webpack could not write a file.',
    configuration: {
      plugins: [
        records(['done', 'failed'], (compiler) =>
          compiler.hooks.make.tap('Throws', () => {
            throw new Error('a plugin threw');
          }),
        ),
      ],
    },
    holds: () => assert.deepEqual(fired, ['failed']),
    unless: {configuration: {plugins: [records(['done', 'failed'])]}},
  },
  {
    says: 'Return true to keep the entry out of the output.',
    configuration: () => ({
      infrastructureLogging: {stream: {write: (text) => fired.push(text)}},
      plugins: [
        records([], (compiler) => {
          compiler.hooks.infrastructureLog.tap('Quiet', () => true);
          compiler.getInfrastructureLogger('tea').warn('too hot');
        }),
      ],
    }),
    holds: () => assert.deepEqual(fired, []),
    unless: {
      configuration: () => ({
        infrastructureLogging: {stream: {write: (text) => fired.push(text)}},
        plugins: [
          records([], (compiler) => compiler.getInfrastructureLogger('tea').warn('too hot')),
        ],
      }),
    },
  },
  {
    says: 'webpack reads records only once, before the first build.',
    files: named,
    configuration: {plugins: [records(['watchRun', 'readRecords'])]},
    async holds(seen) {
      await watched(seen);
      assert.deepEqual(fired, ['readRecords', 'watchRun', 'watchRun']);
    },
    unless: {configuration: {plugins: [records(['watchRun', 'beforeCompile'])]}},
  },
  {
    says: 'Fires before a build, in watch mode only before the first one.',
    files: named,
    configuration: {plugins: [records(['readRecords', 'compile'])]},
    async holds(seen) {
      await watched(seen);
      assert.deepEqual(fired, ['readRecords', 'compile', 'compile']);
    },
    unless: {configuration: {plugins: [records(['beforeCompile', 'compile'])]}},
  },
  {
    says: 'Fires when watching ends, so that you can stop what you started for it.',
    files: named,
    configuration: {plugins: [records(['watchRun', 'watchClose'])]},
    async holds(seen) {
      assert.ok(!fired.includes('watchClose'));
      await watched(seen);
      assert.deepEqual(fired, ['watchRun', 'watchRun', 'watchClose']);
    },
    unless: {configuration: {plugins: [records(['watchRun', 'shutdown'])]}},
  },
  {
    says: 'in a plugin of the list itself',
    configuration: {
      plugins: [
        {
          ofTheList: true,
          apply: ({constructor}) => void fired.push(constructor.name),
        },
      ],
    },
    holds({webpack, stats}) {
      fired.length = 0;
      const list = [{mode: 'none'}];
      list.plugins = stats.compilation.options.plugins.filter(({ofTheList}) => ofTheList);
      webpack(list);
      assert.deepEqual(fired, ['MultiCompiler']);
    },
    unless: {configuration: {plugins: []}},
  },
];
