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
    says: 'Errors in modules do not stop the build; they are part of the stats.',
    files: broken,
    configuration: {plugins: [records(['done', 'failed'])]},
    holds: ({stats}) => assert.deepEqual([fired, stats?.hasErrors()], [['done'], true]),
    unless: {files: {'src/index.js': ''}},
  },
  {
    says: 'Fires when the build stops early, because a plugin threw an error or webpack could not write a file.',
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
];
