import assert from 'node:assert/strict';

const options = ({stats}) => stats.compilation.options.cache;

export default [
  {
    says: 'In development mode, it keeps them in memory until the process ends.',
    modes: ['development'],
    holds: (seen) => assert.equal(options(seen).type, 'memory'),
    unless: {configuration: {mode: 'production'}},
  },
  {
    says: 'With the wrong type, they stop the build:',
    configuration: {cache: {type: 'memory', cacheDirectory: '/tmp/kiosk'}},
    holds: ({thrown}) => assert.match(String(thrown), /configuration\.cache/),
    unless: {configuration: {cache: {type: 'memory'}}},
  },
  {
    says: 'nothing in production mode; the module in development mode, where only times are compared',
    holds: ({mode, stats}) =>
      assert.equal(Boolean(stats.compilation.options.snapshot.module.hash), mode === 'production'),
    unless: {
      configuration: ({mode}) => ({
        snapshot: {module: {hash: mode !== 'production', timestamp: true}},
      }),
    },
  },
  {
    says: 'Turn it on with experiments.cacheUnaffected in development mode: webpack 5.112.2 drops a value that you write here.',
    modes: ['development'],
    configuration: {cache: {type: 'memory', cacheUnaffected: true}},
    holds: (seen) => assert.notEqual(options(seen).cacheUnaffected, true),
    unless: {configuration: {experiments: {cacheUnaffected: true}}},
  },
];
