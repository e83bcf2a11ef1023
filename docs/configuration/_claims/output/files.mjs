import assert from 'node:assert/strict';
import {mkdirSync, writeFileSync} from 'node:fs';

const names = ({assets}) => Object.keys(assets).sort();
const image = {
  'src/index.js': 'import sea from "./sea.png"; console.log(sea);',
  'src/sea.png': 'image',
};
const png = (generator) => ({
  output: {assetModuleFilename: 'own/[name][ext]'},
  module: {rules: [{test: /\.png$/, type: 'asset/resource', ...(generator && {generator})}]},
});
const styled = {
  'src/index.js': 'import "./page.css"; console.log("page");',
  'src/page.css': 'a { color: red }',
};
const maps = (sourceMapFilename) => ({devtool: 'source-map', output: {sourceMapFilename}});

/** A folder that holds a file of an earlier build. */
const afterOldBuild =
  (clean) =>
  ({folder}) => {
    mkdirSync(`${folder}/dist`, {recursive: true});
    writeFileSync(`${folder}/dist/old.js`, '');
    return {output: {clean}};
  };

export default [
  {
    says: 'The filename of an entry takes precedence over this option.',
    configuration: {
      entry: {a: {import: './src/index.js', filename: 'own.js'}},
      output: {filename: '[name].bundle.js'},
    },
    holds: (seen) => assert.deepEqual(names(seen), ['own.js']),
    unless: {configuration: {entry: {a: './src/index.js'}}},
  },
  {
    says: 'A generator.filename in a rule takes precedence over this option.',
    files: image,
    configuration: png({filename: 'rule/[name][ext]'}),
    holds: (seen) => assert.ok(names(seen).includes('rule/sea.png')),
    unless: {configuration: png()},
  },
  {
    says: 'Without one of these, an entry that also has a stylesheet fails, because both maps would be main.map:',
    files: styled,
    configuration: maps('[name].map'),
    holds: ({errors}) => assert.match(errors.join(), /to the same filename main\.map/),
    unless: {configuration: maps('[file].map')},
  },
  {
    says: 'It spares only files that webpack writes or copies.',
    configuration: afterOldBuild(true),
    holds: (seen) => assert.deepEqual(names(seen), ['main.js']),
    unless: {configuration: afterOldBuild(false)},
  },
  {
    says: 'A target without a format stops the build: "es2022" names a language, but no environment, so write ["web", "es2022"] instead.',
    configuration: {target: 'es2022'},
    holds: ({thrown}) => assert.match(String(thrown), /no default script chunk format available/),
    unless: {configuration: {target: ['web', 'es2022']}},
  },
  {
    says: 'For one small module, the bundle is about 2 kB smaller, because it leaves out most of the runtime.',
    modes: ['production'],
    files: {
      'src/index.js': 'import("./late.js").then(({late}) => console.log(late));',
      'src/late.js': 'export const late = "late";',
    },
    configuration: {output: {asyncChunks: false}},
    async holds({assets, build}) {
      const size = (files) => Object.values(files).join('').length;
      const apart = await build({configuration: {output: {}}});
      const saved = size(apart.assets) - size(assets);
      assert.ok(saved > 1500 && saved < 2600, `${saved} bytes`);
    },
    unless: {configuration: {output: {}}},
  },
  {
    says: "With false, they become part of the entry's file and still run only on request.",
    files: {
      'src/index.js': 'console.log("start"); globalThis.later = () => import("./late.js");',
      'src/late.js': 'console.log("late");',
    },
    configuration: {output: {asyncChunks: false}},
    async holds(seen) {
      assert.deepEqual(names(seen), ['main.js']);
      assert.deepEqual((await seen.run()).printed, ['start']);
    },
    unless: {configuration: {output: {asyncChunks: true}}},
  },
  {
    says: 'Add one if your entry is a function that returns it, and keep the others with "..."; otherwise the build fails:',
    files: {'src/index.js': 'import("./late.js");', 'src/late.js': 'console.log("late");'},
    configuration: {
      entry: () => ({a: {import: './src/index.js', chunkLoading: 'require'}}),
    },
    holds: ({thrown, errors}) => assert.match(String(thrown ?? errors), /"require" is not enabled/),
    unless: {
      configuration: {output: {enabledChunkLoadingTypes: ['...', 'require']}},
    },
  },
  {
    says: '[name] is the name of its chunk, and [contenthash] is the hash of the map',
    files: {'src/index.js': 'console.log("tides");'},
    configuration: {
      entry: {tides: './src/index.js'},
      devtool: 'source-map',
      output: {filename: 'js/main.js', sourceMapFilename: '[name]-[base].map'},
    },
    holds: (seen) => assert.deepEqual(names(seen), ['js/main.js', 'tides-main.js.map']),
    unless: {configuration: {entry: './src/index.js'}},
  },
];
