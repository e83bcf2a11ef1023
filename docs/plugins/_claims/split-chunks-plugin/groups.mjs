import assert from 'node:assert/strict';

const sized = (letter, kilobytes) => `module.exports = '${letter.repeat(kilobytes * 1000)}';`;
const using = (...names) =>
  names
    .map((name) => `import ${name} from './${name}.js'; console.log(${name}.length);`)
    .join('\n');
const files = {
  'src/a.js': using('herbs'),
  'src/b.js': `console.log('b'); ${using('herbs')}`,
  'src/herbs.js': sized('h', 24),
};
const entry = {a: './src/a.js', b: './src/b.js'};
const split = (splitChunks, options) => ({
  entry,
  optimization: {splitChunks: {chunks: 'all', ...splitChunks}, ...options},
});
const holding = ({assets}, letter) =>
  Object.keys(assets)
    .filter((name) => assets[name].includes(letter.repeat(1000)))
    .sort();

const late = {
  'src/index.js': "import('tool');",
  'node_modules/tool/index.js': sized('t', 30),
};
const named = {
  'src/a.js': "import(/* webpackChunkName: 'stars' */ './herbs.js');",
  'src/b.js': "import('./order.js');",
  'src/order.js': "import * as herbs from './herbs.js'; console.log('order', herbs);",
  'src/herbs.js': sized('h', 24),
};
const own = (options) =>
  split({
    usedExports: false,
    minRemainingSize: 0,
    cacheGroups: {own: {test: /herbs/, minChunks: 2, ...options}},
  });

const lists = {
  'package.json': '{"sideEffects": false}',
  'src/a.js': "import {trees} from './plants.js'; console.log(trees[location.href.length]);",
  'src/b.js': "import {ferns} from './plants.js'; console.log(ferns[location.href.length]);",
  'src/plants.js': `export const trees = '${'t'.repeat(24_000)}'; export const ferns = '${'f'.repeat(24_000)}';`,
};
const hasOwnCopies = (seen) =>
  assert.deepEqual([holding(seen, 't'), holding(seen, 'f')], [['a.js'], ['b.js']]);

export default [
  {
    says: 'usedExports keeps the copies apart.',
    modes: ['production'],
    files: lists,
    configuration: split(),
    holds: hasOwnCopies,
    unless: {configuration: split({usedExports: false})},
  },
  {
    says: 'Shares a module only between chunks that use the same exports of it, while other chunks keep a copy with the exports that they use.',
    modes: ['production'],
    files: lists,
    configuration: split(),
    async holds(seen) {
      hasOwnCopies(seen);
      const same = await seen.build({
        files: {'src/b.js': `console.log('b'); ${lists['src/a.js']}`},
      });
      assert.equal(holding(same, 't').length, 1);
    },
    unless: {configuration: split({}, {usedExports: false})},
  },
  {
    says: 'The option is on by default if optimization.usedExports is true, as in production, but not if it is "global".',
    modes: ['production'],
    files: lists,
    configuration: split(),
    holds: hasOwnCopies,
    unless: {configuration: split({}, {usedExports: 'global'})},
  },
  {
    says: 'all pages share one copy of each package in the cache.',
    modes: ['production'],
    files: lists,
    configuration: split({cacheGroups: {own: {test: /plants/, usedExports: false}}}),
    holds: (seen) => assert.deepEqual(holding(seen, 't'), holding(seen, 'f')),
    unless: {configuration: split({cacheGroups: {own: {test: /plants/}}})},
  },
  {
    says: 'Keep false in most projects, so that webpack decides how many chunks there are and names the files after their ids.',
    files: late,
    configuration: {optimization: {splitChunks: {name: false}}},
    holds({assets, stats}) {
      const {chunks} = stats.toJson({all: false, chunks: true, ids: true});
      const added = chunks.find((chunk) => chunk.names.length === 0 && chunk.reason);
      assert.ok(added && assets[`${added.id}.js`]);
    },
    unless: {configuration: {optimization: {splitChunks: {name: 'common'}}, entry: './src/index'}},
  },
  {
    says: 'are readable without this option, because optimization.chunkIds is "named"',
    modes: ['development'],
    files: late,
    holds: ({assets}) => assert.ok(assets['vendors-node_modules_tool_index_js.js']),
    unless: {configuration: {optimization: {chunkIds: 'natural'}}},
  },
  {
    says: 'Sets a template for the file names of all new chunks, even those that only import() loads',
    files: late,
    configuration: {optimization: {splitChunks: {filename: 'new/[id].js'}}},
    holds: (seen) => assert.match(holding(seen, 't')[0], /^new\//),
    unless: {
      configuration: {
        output: {filename: 'new/[id].js', chunkFilename: '[id].js'},
        optimization: {},
      },
    },
  },
  {
    says: 'Two groups exist by default. Change their settings under their keys, or set false to remove them:',
    files: {...files, ...late, 'src/a.js': `${using('herbs')} import('tool');`},
    configuration: split({cacheGroups: {default: false, defaultVendors: false}}),
    async holds(seen) {
      assert.deepEqual(holding(seen, 'h'), ['a.js', 'b.js']);
      const both = await seen.build({configuration: split({})});
      assert.deepEqual([holding(both, 'h').length, holding(both, 't').length], [1, 1]);
    },
    unless: {configuration: split({cacheGroups: {defaultVendors: false}})},
  },
  {
    says: 'an object with only this test',
    modes: ['development'],
    files,
    configuration: split({cacheGroups: {own: /src/}}),
    async holds({assets, build}) {
      const object = await build({configuration: split({cacheGroups: {own: {test: /src/}}})});
      assert.deepEqual(assets, object.assets);
    },
    unless: {configuration: split({cacheGroups: {own: '/nothing'}})},
  },
  {
    says: 'Uses an existing chunk, which keeps its name, instead of a new one if that chunk contains exactly the modules that move. Your own groups do this only if you set true, while the built-in groups do it by default.',
    files: named,
    configuration: split({usedExports: false, minRemainingSize: 0}),
    async holds(seen) {
      assert.deepEqual(holding(seen, 'h'), ['stars.js']);
      const without = await seen.build({configuration: own()});
      assert.notDeepEqual(holding(without, 'h'), ['stars.js']);
      const set = await seen.build({configuration: own({reuseExistingChunk: true})});
      assert.deepEqual(holding(set, 'h'), ['stars.js']);
    },
    unless: {configuration: split({minRemainingSize: 0, cacheGroups: {default: {minChunks: 2}}})},
  },
  {
    says: 'Only one other chunk loses a module here, so minRemainingSize applies',
    modes: ['production'],
    files: named,
    configuration: split({usedExports: false}),
    holds: (seen) => assert.equal(holding(seen, 'h').length, 2),
    unless: {configuration: split({usedExports: false, minRemainingSize: 0})},
  },
  {
    says: 'Ids are readable with optimization.chunkIds: "named", the default in development mode.',
    modes: ['development'],
    files: late,
    configuration: {
      optimization: {splitChunks: {cacheGroups: {own: {test: /tool/, idHint: 'shelf'}}}},
    },
    holds: (seen) => assert.match(holding(seen, 't')[0], /^shelf-/),
    unless: {
      configuration: {
        optimization: {
          chunkIds: 'natural',
          splitChunks: {cacheGroups: {own: {test: /tool/, idHint: 'shelf'}}},
        },
      },
    },
  },
  {
    says: 'In production, the hint only appears in the output of webpack, as (id hint: vendors).',
    modes: ['production'],
    files: late,
    holds(seen) {
      assert.match(seen.stats.toString(), /\(id hint: vendors\)/);
      assert.ok(!Object.keys(seen.assets).some((name) => name.includes('vendors')));
    },
    unless: {configuration: {optimization: {chunkIds: 'named'}}},
  },
  {
    says: 'These checks are off by default, and performance turns them on:',
    files,
    configuration: {entry},
    holds: ({warnings}) => assert.deepEqual(warnings, []),
    unless: {
      configuration: {
        performance: {hints: 'warning', duplicateModules: true, unsplitVendors: true},
      },
    },
  },
];
