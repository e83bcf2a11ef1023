import assert from 'node:assert/strict';

const lazy = {
  'src/index.js': 'import("./zip.js").then(({zip}) => console.log(zip));',
  'src/zip.js': 'export const zip = 1;',
};
const large = `module.exports = ${JSON.stringify('x'.repeat(40_000))};`;
const worker = (code) => ({'src/index.js': code, 'src/count.js': 'self.postMessage("counted");'});

export default [
  {
    says: 'In version 4, the path of the chunk begins with output.publicPath, which is empty by default',
    files: lazy,
    holds: ({stats, assets}) => {
      assert.equal(stats.toJson({all: false, publicPath: true}).publicPath, '');
      assert.equal(Object.keys(assets).length, 2);
    },
    unless: {configuration: {output: {publicPath: 'dist/'}}},
  },
  {
    says: 'An entry such as vendor: ["minisearch"] does not remove the package from the other entries',
    files: {
      'src/index.js': 'console.log(require("minisearch").length);',
      'node_modules/minisearch/index.js': large,
    },
    configuration: {entry: {main: './src/index.js', vendor: ['minisearch']}},
    holds: ({assets}) => {
      assert.ok(assets['main.js'].length > 40_000);
      assert.ok(assets['vendor.js'].length > 40_000);
    },
    unless: {configuration: {optimization: {splitChunks: {chunks: 'all'}}}},
  },
  {
    says: 'with a text, it leaves the call as it is and bundles nothing',
    files: worker('const worker = new Worker("./count.js");'),
    configuration: {devtool: false},
    holds: ({assets, errors}) => {
      assert.deepEqual(errors, []);
      assert.match(assets['main.js'], /new Worker\("\.\/count\.js"\)/);
      assert.doesNotMatch(Object.values(assets).join(''), /counted/);
    },
    unless: {files: worker('require("./count.js");')},
  },
  {
    says: 'of webpack 5 stops the build with Module parse failed',
    files: worker('new Worker(new URL("./count.js", import.meta.url));'),
    holds: ({errors}) => assert.match(errors[0], /Module parse failed/),
    unless: {files: worker('new Worker("./count.js");')},
  },
  {
    says: 'With chunks: "all", webpack also splits the code of entries, and not only code that is loaded on demand',
    files: {
      'src/index.js': 'import "minisearch"; import("fflate");',
      'node_modules/minisearch/index.js': large,
      'node_modules/fflate/index.js': large.replace('x', 'y'),
    },
    configuration: {
      output: {chunkFilename: 'split-[id].js'},
      optimization: {splitChunks: {chunks: 'all'}},
    },
    holds: ({assets}) => assert.ok(assets['main.js'].length < 40_000),
    unless: {configuration: {optimization: {splitChunks: {chunks: 'async'}}}},
  },
  {
    says: 'In production mode of version 4, a new file has at least 30,000 bytes of source (minSize), and an entry at most 3 scripts besides a separate runtime (maxInitialRequests).',
    modes: ['production'],
    holds: ({stats}) => {
      const {minSize, maxInitialRequests} =
        stats.compilation.compiler.options.optimization.splitChunks;
      assert.deepEqual([minSize, maxInitialRequests], [30_000, 3]);
    },
    unless: {configuration: {mode: 'development'}},
  },
];
