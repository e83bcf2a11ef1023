import assert from 'node:assert/strict';

const files = {
  'src/index.js': 'import "./basil.js"; import "./mint.js";',
  'src/basil.js': 'console.log("basil");',
  'src/mint.js': 'console.log("mint");',
};
const hashed =
  (options, more) =>
  ({webpack}) => ({
    plugins: [new webpack.ids.HashedModuleIdsPlugin(options)],
    optimization: {moduleIds: false, concatenateModules: false, ...more},
  });

/** The id of each file. */
const idsOf = ({stats}) =>
  Object.fromEntries(
    [...stats.compilation.modules]
      .filter(({resource}) => resource)
      .map((each) => [
        each.resource.split('/').pop(),
        stats.compilation.chunkGraph.getModuleId(each),
      ]),
  );

export default [
  {
    says: 'With HashedModuleIdsPlugin, ids stay the same when other modules come or go.',
    files,
    configuration: hashed(),
    async holds(seen) {
      const other = await seen.build({files: {'src/index.js': 'import "./mint.js";'}});
      assert.equal(idsOf(other)['mint.js'], idsOf(seen)['mint.js']);
    },
    unless: {
      configuration: {plugins: [], optimization: {moduleIds: 'natural', concatenateModules: false}},
    },
  },
  {
    says: 'webpack applies the plugin for optimization.moduleIds: "hashed", a value that is deprecated.',
    files,
    configuration: {optimization: {moduleIds: 'hashed', concatenateModules: false}},
    holds(seen) {
      assert.equal(idsOf(seen)['mint.js'].length, 4);
      assert.match(seen.warnings.join(), /is deprecated\. Use 'deterministic' instead\./);
    },
    unless: {configuration: hashed()},
  },
  {
    says: 'The default is "base64".',
    files,
    configuration: hashed(),
    async holds(seen) {
      const other = await seen.build({
        configuration: hashed({hashFunction: 'md4', hashDigest: 'base64', hashDigestLength: 4}),
      });
      assert.deepEqual(idsOf(other), idsOf(seen));
    },
    unless: {configuration: hashed({hashDigest: 'hex'})},
  },
  {
    says: 'with experiments.futureDefaults it is "xxhash64"',
    files,
    configuration: (tools) => ({...hashed()(tools), experiments: {futureDefaults: true}}),
    async holds(seen) {
      const other = await seen.build({
        configuration: (tools) => ({...hashed({hashFunction: 'xxhash64'})(tools), experiments: {}}),
      });
      assert.deepEqual(idsOf(other), idsOf(seen));
    },
    unless: {configuration: {experiments: {}}},
  },
  {
    says: 'If two modules would get the same id, webpack makes the second one longer',
    files: Object.fromEntries([
      ['src/index.js', Array.from({length: 40}, (_, n) => `import "./herb-${n}.js";`).join('')],
      ...Array.from({length: 40}, (_, n) => [`src/herb-${n}.js`, 'console.log(1);']),
    ]),
    configuration: hashed({hashDigest: 'hex', hashDigestLength: 1}),
    holds(seen) {
      const ids = Object.values(idsOf(seen));
      assert.equal(new Set(ids).size, ids.length);
      assert.deepEqual([...new Set(ids.map((id) => id.length))].sort().slice(0, 2), [1, 2]);
    },
    unless: {configuration: hashed()},
  },
];
