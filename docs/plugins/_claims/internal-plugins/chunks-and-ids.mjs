import assert from 'node:assert/strict';
import fs from 'node:fs';

const rooms = {
  'src/index.js': 'import("./rome.js"); import("./egypt.js");',
  'src/rome.js': 'import { open } from "./open.js"; export const text = open + "Rome";',
  'src/egypt.js': 'import { open } from "./open.js"; export const text = open + "Egypt";',
  'src/open.js': 'export const open = "open from Tuesday to Sunday, from ten to six";',
};
const separate = {splitChunks: false, concatenateModules: false};

/** Merges chunks with this option. */
const merges =
  (options) =>
  ({webpack}) => ({
    optimization: separate,
    plugins: [new webpack.optimize.AggressiveMergingPlugin(options)],
  });

const guide = {
  'src/index.js': 'import "./more.js"; console.log("museum");',
  'src/more.js': 'console.log("more");',
};
const idsOf = ({stats: {compilation}}) =>
  [...compilation.modules].flatMap((module) =>
    module.resource ? [compilation.chunkGraph.getModuleId(module)] : [],
  );

/** Gives modules ids with this plugin of the ids. */
const ids =
  (name, options, optimization) =>
  ({webpack}) => ({
    optimization: {concatenateModules: false, ...optimization},
    plugins: [new webpack.ids[name](options)],
  });

/** Reads ids from a file that lists these modules. */
const reads =
  (listed) =>
  ({webpack, folder}) => {
    const path = `${folder}/ids.json`;
    fs.writeFileSync(path, JSON.stringify(listed));
    return {
      optimization: {concatenateModules: false},
      plugins: [new webpack.experiments.ids.SyncModuleIdsPlugin({path, mode: 'read'})],
    };
  };

export default [
  {
    says: 'without the option it is 1.5',
    files: rooms,
    configuration: merges(),
    holds: ({stats}) => assert.equal(stats.compilation.chunks.size, 3),
    unless: {configuration: merges({minSizeReduce: 1.2})},
  },
  {
    says: 'A module or chunk that has an id already retains it',
    files: guide,
    configuration: ids('NamedModuleIdsPlugin', {}, {moduleIds: 'deterministic'}),
    holds: (seen) => assert.deepEqual(idsOf(seen).sort(), ['./src/index.js', './src/more.js']),
    unless: {
      configuration: {plugins: [], optimization: {concatenateModules: false, moduleIds: 'natural'}},
    },
  },
  {
    says: 'number of digits to begin with, 3 by default',
    files: guide,
    configuration: ids('DeterministicModuleIdsPlugin', {}, {moduleIds: false}),
    holds: (seen) => assert.ok(idsOf(seen).every((id) => `${id}`.length <= 3)),
    unless: {
      configuration: ids('DeterministicModuleIdsPlugin', {maxLength: 6}, {moduleIds: false}),
    },
  },
  {
    says: 'true keeps the number of digits as it is',
    files: Object.fromEntries([
      ['src/index.js', [...Array(60)].map((_, n) => `import "./m${n}.js";`).join('')],
      ...[...Array(60)].map((_, n) => [`src/m${n}.js`, `console.log(${n});`]),
    ]),
    configuration: ids(
      'DeterministicModuleIdsPlugin',
      {maxLength: 2, fixedLength: true},
      {moduleIds: false},
    ),
    holds: (seen) => assert.ok(idsOf(seen).every((id) => id < 100)),
    unless: {
      configuration: ids('DeterministicModuleIdsPlugin', {maxLength: 2}, {moduleIds: false}),
    },
  },
  {
    says: 'Gives the modules of one named chunk consecutive numbers from start to end',
    files: guide,
    configuration: ids('ChunkModuleIdRangePlugin', {name: 'main', start: 100}),
    holds: (seen) => assert.deepEqual(idsOf(seen).sort(), [100, 101]),
    unless: {configuration: ids('NaturalModuleIdsPlugin')},
  },
  {
    says: 'each further one leads to an error',
    files: guide,
    configuration: reads({}),
    holds: ({errors}) => assert.match(errors.join(), /Unable to restore id 'undefined'/),
    unless: {configuration: reads({'./src/index.js': 1})},
  },
];
