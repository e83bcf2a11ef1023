import assert from 'node:assert/strict';
import {isDeepStrictEqual} from 'node:util';

/** Ids of the modules of chunks, by their paths. */
const idsOf = (stats) =>
  stats
    .toJson({all: false, modules: true, ids: true})
    .modules.filter(({name}) => /[abc]\.js$/.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({id}) => id);

const loads = (...names) => ({
  'src/index.js': names.map((name) => `import("./${name}.js");`).join(' '),
});
const files = {
  ...loads('b', 'c'),
  'src/a.js': 'export const a = location;',
  'src/b.js': 'export const b = location;',
  'src/c.js': 'export const c = location;',
};
const ids = (moduleIds) => ({optimization: {minimize: false, moduleIds}});

/** Whether the ids of two modules stay when a third comes before them. */
async function areKept({stats, build}) {
  const after = await build({files: loads('a', 'b', 'c')});
  return isDeepStrictEqual(idsOf(after.stats).slice(-2), idsOf(stats));
}

export default [
  {
    says: 'in production: a new module does not change the ids of others',
    modes: ['production'],
    files,
    configuration: ids('deterministic'),
    holds: async (seen) => assert.equal(await areKept(seen), true),
    unless: {configuration: ids('natural')},
  },
  {
    says: 'never with hashes in file names: one new module renumbers the rest',
    modes: ['production'],
    files,
    configuration: ids('natural'),
    holds: async (seen) => assert.equal(await areKept(seen), false),
    unless: {configuration: ids('deterministic')},
  },
  {
    says: 'the default of development mode',
    modes: ['development'],
    files,
    holds: ({assets}) => assert.ok(assets['src_b_js.js']),
    unless: {configuration: {mode: 'production'}},
  },
  {
    says: 'the default of production mode',
    modes: ['production'],
    files,
    async holds({assets, build}) {
      const after = await build({files: loads('a', 'b', 'c')});
      assert.ok(Object.keys(assets).every((name) => after.assets[name]));
      assert.ok(Object.keys(assets).some((name) => /^\d{2,3}\.js$/.test(name)));
    },
    unless: {configuration: {mode: 'development'}},
  },
];
