import assert from 'node:assert/strict';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const options = ({stats}) => stats.compilation.options.cache;

const disk =
  (options) =>
  ({folder}) => ({
    cache: {type: 'filesystem', cacheDirectory: path.join(folder, '.cache'), ...options},
  });

/** The files of the cache on disk. */
function stored({folder, mode}) {
  const cache = path.join(folder, `.cache/default-${mode}`);
  return existsSync(cache) ? readdirSync(cache).sort() : [];
}

export default [
  {
    says: 'Keeps the results of builds in memory, on disk, or not at all:',
    configuration: disk(),
    async holds(seen) {
      assert.notDeepEqual(stored(seen), []);
      for (const cache of [true, {type: 'memory'}, false])
        assert.deepEqual(stored(await seen.build({configuration: {cache}})), []);
    },
    unless: {configuration: {cache: true}},
  },
  {
    says: '"zstd" fails on older releases of Node.js',
    configuration(context) {
      zlib.createZstdCompress = undefined;
      return disk({compression: 'zstd'})(context);
    },
    holds: ({thrown}) =>
      assert.equal(thrown, "cache.compression: 'zstd' requires Node.js >= 22.15.0"),
    unless: {configuration: disk({compression: 'gzip'})},
  },
  {
    says: 'The only value, "pack", writes many of them into one file',
    configuration: disk({store: 'pack'}),
    async holds(seen) {
      assert.deepEqual(stored(seen), ['0.pack', 'index.pack']);
      const {thrown} = await seen.build({configuration: disk({store: 'file'})});
      assert.match(thrown, /cache\.store should be "pack"/);
    },
    unless: {configuration: disk({readonly: true})},
  },
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
    says: 'The cache is in memory, as with cache: true and by default in development mode, or off, as by default in production mode.',
    async holds(seen) {
      assert.equal(options(seen).type, seen.mode === 'production' ? undefined : 'memory');
      assert.equal(options(await seen.build({configuration: {cache: true}})).type, 'memory');
    },
    unless: {configuration: disk({})},
  },
  {
    says: 'the module in development mode, where only times are compared',
    holds: ({mode, stats}) =>
      assert.equal(Boolean(stats.compilation.options.snapshot.module.hash), mode === 'production'),
    unless: {
      configuration: ({mode}) => ({
        snapshot: {module: {hash: mode !== 'production', timestamp: true}},
      }),
    },
  },
];
