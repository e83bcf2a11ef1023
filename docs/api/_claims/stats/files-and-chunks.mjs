import assert from 'node:assert/strict';

const files = {
  'package.json': '{"name": "harbor"}',
  'src/index.js':
    'console.log(new URL("./map.svg", import.meta.url)); import(/* webpackChunkName: "map", webpackPrefetch: true */ "./map.js");',
  'src/admin.js': 'import(/* webpackChunkName: "plan" */ "./plan.js");',
  'src/map.js': 'import "./scale.js"; console.log("map");',
  'src/plan.js': 'import "./scale.js"; console.log("plan");',
  'src/scale.js': 'console.log("1:1000");',
  'src/map.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const configuration = {
  name: 'harbor',
  devtool: 'source-map',
  entry: {main: './src/index.js', admin: './src/admin.js'},
  optimization: {splitChunks: {chunks: 'all', minSize: 0}},
  performance: {hints: 'stats', maxAssetSize: 10},
  module: {rules: [{test: /\.svg$/, type: 'asset/resource'}]},
};
const single = {configuration: {entry: './src/admin.js', devtool: false, name: undefined}};

const fieldsOf = (items) =>
  [...new Set(items.flatMap((item) => Object.keys(item).filter((key) => item[key] !== undefined)))]
    .sort()
    .join(' ');

/** The fields that objects have with some options, and those that each further option adds. */
function added(stats, base, itemsIn, options) {
  const fields = (more) => fieldsOf(itemsIn(stats.toJson({all: false, ...base, ...more})));
  const own = fields({});
  const by = options.map((option) => {
    const value = option === 'logging' ? 'info' : true;
    const more = fields({[option]: value}).split(' ');
    return [option, more.filter((name) => !own.split(' ').includes(name)).join(' ')];
  });
  return {none: own, ...Object.fromEntries(by)};
}

const assetOptions = ['relatedAssets', 'ids', 'performance'];
const chunkOptions = ['ids', 'chunkModules', 'chunkOrigins', 'chunkRelations'];
const groupOptions = ['ids', 'chunkGroupAuxiliary', 'chunkGroupChildren', 'performance'];
const wholeOptions =
  'hash version timings builtAt publicPath outputPath assets chunks modules entrypoints chunkGroups errors errorsCount warnings warningsCount hints hintsCount children logging'.split(
    ' ',
  );

export default [
  {
    says: 'The object of the compilation contains all others:',
    files,
    configuration: {
      ...configuration,
      plugins: [(compiler) => compiler.hooks.done.tap('Logs', logs)],
    },
    holds: ({stats}) =>
      assert.deepEqual(
        added(stats, {}, (json) => [json], wholeOptions),
        {
          none: 'name',
          ...Object.fromEntries(wholeOptions.map((option) => [option, option])),
          assets: 'assets assetsByChunkName',
          timings: 'time',
          chunkGroups: 'namedChunkGroups',
        },
      ),
    unless: single,
  },
  {
    says: 'An item of assets describes one file of the output folder.',
    files,
    configuration,
    holds: ({stats}) =>
      assert.deepEqual(
        added(stats, {assets: true, cachedAssets: true}, ({assets}) => assets, assetOptions),
        {
          none: 'auxiliaryChunkIdHints auxiliaryChunkNames cached chunkIdHints chunkNames comparedForEmit emitted filteredRelated info name size type',
          relatedAssets: 'related',
          ids: 'auxiliaryChunks chunks',
          performance: 'isOverSizeLimit',
        },
      ),
    unless: single,
  },
  {
    says: 'For files from the cache, the fields from chunkNames on exist with the option cachedAssets.',
    files,
    configuration: {...configuration, output: {filename: '[name].[contenthash].js'}},
    async holds({stats, webpack}) {
      const compiler = webpack(stats.compilation.options);
      const again = await new Promise((resolve) => compiler.run((_, result) => resolve(result)));
      const assetsWith = (cachedAssets) => {
        const options = {all: false, assets: true, cachedAssets};
        return again.toJson(options).assets.filter(({name}) => name?.startsWith('main.'));
      };
      assert.equal(fieldsOf(assetsWith(false)), '');
      assert.match(
        fieldsOf(assetsWith(true)),
        /auxiliaryChunkNames cached chunkIdHints chunkNames/,
      );
    },
    unless: {configuration: {output: {filename: '[name].js'}}},
  },
  {
    says: 'An item of chunks describes one chunk.',
    files,
    configuration,
    holds: ({stats}) =>
      assert.deepEqual(
        added(stats, {chunks: true}, ({chunks}) => chunks, chunkOptions),
        {
          none: 'auxiliaryFiles childrenByOrder entry files hash idHints initial names reason recorded rendered runtime size sizes',
          ids: 'id',
          chunkModules: 'modules',
          chunkOrigins: 'origins',
          chunkRelations: 'children parents siblings',
        },
      ),
    unless: {configuration: {optimization: {splitChunks: false}}},
  },
  {
    says: 'hash of the chunk, the value of [chunkhash]',
    files,
    configuration: {...configuration, output: {filename: '[name].[chunkhash].js'}},
    holds({stats}) {
      const {chunks} = stats.toJson({all: false, chunks: true});
      for (const {hash, files: written} of chunks) assert.ok(written[0].includes(hash), written[0]);
    },
    unless: {configuration: {output: {filename: '[name].[contenthash].js'}}},
  },
  {
    says: 'An item of origins is one place that made the chunk, an entry or an import().',
    files,
    configuration,
    holds: ({stats}) =>
      assert.deepEqual(
        added(
          stats,
          {chunks: true, chunkOrigins: true},
          ({chunks}) => chunks.flatMap(({origins}) => origins),
          ['ids'],
        ),
        {none: 'loc module moduleIdentifier moduleName request', ids: 'moduleId'},
      ),
    unless: {files: {'src/index.js': '', 'src/admin.js': ''}},
  },
  {
    says: 'A value of entrypoints or namedChunkGroups lists what to load for an entry or a named chunk.',
    files,
    configuration,
    holds({stats}) {
      for (const list of ['entrypoints', 'namedChunkGroups'])
        assert.deepEqual(
          added(
            stats,
            {entrypoints: true, chunkGroups: true},
            (json) => Object.values(json[list]),
            groupOptions,
          ),
          {
            none: 'assets assetsSize auxiliaryAssetsSize filteredAssets filteredAuxiliaryAssets name',
            ids: 'chunks',
            chunkGroupAuxiliary: 'auxiliaryAssets',
            chunkGroupChildren: 'childAssets children',
            performance: 'isOverSizeLimit',
          },
        );
      const {entrypoints} = stats.toJson({all: false, entrypoints: true, chunkGroupChildren: true});
      assert.equal(entrypoints.main.children.prefetch?.[0].name, 'map');
    },
    unless: {files: {'src/index.js': 'import("./map.js");'}},
  },
];

function logs({compilation}) {
  compilation.getLogger('Logs').info('a line');
}
