import assert from 'node:assert/strict';

const files = {
  'src/index.js': 'import {a} from "./a.js"; import {b} from "./b.js"; console.log(a, b);',
  'src/a.js': 'export const a = [1];',
  'src/b.js': 'export const b = [2];',
};
const optimization = {concatenateModules: false};
const hashes =
  (options) =>
  ({webpack}) => ({optimization, plugins: [new webpack.HashedModuleIdsPlugin(options)]});
const idsOf = ({stats}) =>
  Object.fromEntries(stats.toJson().modules.map(({name, id}) => [name, id]));
const more = {
  ...files,
  'src/index.js': `import "./0.js"; import "./0.js"; ${files['src/index.js']}`,
  'src/0.js': 'import {a} from "./a.js"; import {b} from "./b.js"; console.log(a, b);',
};

export default [
  {
    says: 'so that one new module renumbers others',
    modes: ['production'],
    files,
    configuration: {optimization},
    async holds(first) {
      const {stats} = await first.build({files: more});
      const old = Object.keys(idsOf(first));
      const after = idsOf({stats});
      assert.notDeepEqual(
        old.map((name) => after[name]),
        Object.values(idsOf(first)),
      );
    },
    unless: {configuration: hashes()},
  },
  {
    says: 'The option optimization.moduleIds: "hashed" applies the plugin for you.',
    files,
    configuration: {optimization: {...optimization, moduleIds: 'hashed'}},
    async holds(first) {
      const second = await first.build({configuration: hashes()});
      assert.deepEqual(idsOf(first), idsOf(second));
    },
    unless: {configuration: {optimization: {...optimization, moduleIds: 'natural'}}},
  },
  {
    says: 'The number of characters of the hash that an id has.',
    files,
    configuration: hashes(),
    holds: (seen) => assert.ok(Object.values(idsOf(seen)).every((id) => `${id}`.length === 4)),
    unless: {configuration: hashes({hashDigestLength: 5})},
  },
];
