import assert from 'node:assert/strict';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

const disk =
  (options) =>
  ({folder}) => ({
    cache: {
      type: 'filesystem',
      cacheLocation: path.join(folder, '.cache'),
      idleTimeout: 0,
      ...options,
    },
  });
const shop = {
  'package.json': '{"name": "shop"}',
  'src/index.js': 'import "./part.js";',
  'src/part.js': 'console.log("part");',
};

/** One compiler builds the project, waits, and builds it again. */
async function twice({webpack, folder, stats}, between) {
  const {options} = stats.compilation;
  const ownPlace = options.cache.cacheLocation && {cacheLocation: `${folder}/.second`};
  const compiler = webpack({...options, cache: {...options.cache, ...ownPlace}});
  const build = () =>
    new Promise((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
  const first = new Set((await build()).compilation.modules);
  await between(folder);
  const second = await build();
  const kept = [...second.compilation.modules].filter((module) => first.has(module)).length;
  await new Promise((resolve) => compiler.close(resolve));
  return {kept, log: second.toString({all: false, logging: 'log'})};
}

const untilStored = async (folder) => {
  for (let tries = 0; tries < 40 && !existsSync(`${folder}/.second/0.pack`); tries += 1)
    await setTimeout(50);
  await setTimeout(300);
};
const edit = async (folder) =>
  writeFileSync(`${folder}/src/index.js`, 'import "./part.js"; console.log("edited");');
const unaffected = {experiments: {cacheUnaffected: true}};

export default [
  {
    says: 'With 0, webpack reads a stored entry from disk again, and with Infinity, it keeps all entries in memory.',
    files: shop,
    configuration: disk({maxMemoryGenerations: 0}),
    async holds(seen) {
      assert.equal((await twice(seen, untilStored)).kept, 0);
      const all = await seen.build({configuration: disk({maxMemoryGenerations: Infinity})});
      assert.notEqual((await twice(all, untilStored)).kept, 0);
    },
    unless: {configuration: disk({maxMemoryGenerations: 5})},
  },
  {
    says: 'Keeps more results of unchanged modules that import only unchanged modules.',
    modes: ['development'],
    files: shop,
    configuration: {cache: {type: 'memory'}, ...unaffected},
    holds: async (seen) =>
      assert.match((await twice(seen, edit)).log, /1 modules hashed, 1 from cache/),
    unless: {files: {'src/part.js': 'import "./index.js";'}},
  },
  {
    says: 'Turn it on with experiments.cacheUnaffected in development mode, because webpack 5.113.0 drops a value that you write here.',
    modes: ['development'],
    files: shop,
    configuration: {cache: {type: 'memory', cacheUnaffected: true}},
    holds: async (seen) =>
      assert.match((await twice(seen, edit)).log, /2 modules hashed, 0 from cache/),
    unless: {configuration: unaffected},
  },
  {
    says: 'Keeps more results of unchanged modules in memory, like cacheUnaffected, if the cache is on disk. webpack drops the value here too.',
    modes: ['development'],
    files: shop,
    configuration: (context) => ({...disk({memoryCacheUnaffected: false})(context), ...unaffected}),
    holds: async (seen) =>
      assert.match((await twice(seen, edit)).log, /1 modules hashed, 1 from cache/),
    unless: {configuration: {experiments: {}}},
  },
];
