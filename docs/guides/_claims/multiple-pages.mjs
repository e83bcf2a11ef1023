import assert from 'node:assert/strict';

const files = {
  'src/shared.js': 'console.log("shared");',
  'src/tides.js': 'import "./shared.js"; console.log("tides");',
  'src/berths.js': 'import "./shared.js"; console.log("berths");',
};
const entry = {tides: './src/tides.js', berths: './src/berths.js'};

export default [
  {
    says: 'keeps shared code of less than 20 kB, in development 10 kB, where it is',
    modes: ['production'],
    files,
    configuration: {entry, optimization: {splitChunks: {chunks: 'all'}}},
    holds({assets}) {
      assert.match(assets['tides.js'].toString(), /"shared"/);
      assert.match(assets['berths.js'].toString(), /"shared"/);
    },
    unless: {
      configuration: {entry, optimization: {splitChunks: {chunks: 'all', minSize: 0}}},
    },
  },
  {
    says: 'the script of a page does nothing, and there is no error',
    files,
    configuration: {
      entry: {shared: './src/shared.js', tides: {import: './src/tides.js', dependOn: 'shared'}},
      optimization: {runtimeChunk: 'single'},
    },
    async holds({run}) {
      const {printed, failure} = await run(['runtime.js', 'tides.js']);
      assert.deepEqual(printed, []);
      assert.equal(failure, undefined);
    },
    unless: {
      configuration: {entry: {tides: './src/tides.js'}, optimization: {runtimeChunk: 'single'}},
    },
  },
];
