import assert from 'node:assert/strict';

/** Options of webpack 4 that this one refuses, and what the tables say to write. */
const renamed = [
  [{output: {jsonpFunction: 'load'}}, {output: {chunkLoadingGlobal: 'load'}}],
  [{output: {chunkCallbackName: 'load'}}, {output: {chunkLoadingGlobal: 'load'}}],
  [{output: {hotUpdateFunction: 'update'}}, {output: {hotUpdateGlobal: 'update'}}],
  [{output: {hotUpdateMainFilename: () => 'x'}}, {output: {hotUpdateMainFilename: 'x'}}],
  [{output: {jsonpScriptType: 'module'}}, {output: {scriptType: 'module'}}],
  [{output: {futureEmitAssets: true}}, {}],
  [{output: {devtoolLineToLine: true}}, {}],
  [{optimization: {hashedModuleIds: true}}, {optimization: {moduleIds: 'deterministic'}}],
  [{optimization: {namedModules: true}}, {optimization: {moduleIds: 'named'}}],
  [{optimization: {moduleIds: 'total-size'}}, {optimization: {moduleIds: 'size'}}],
  [{optimization: {namedChunks: true}}, {optimization: {chunkIds: 'named'}}],
  [{optimization: {occurrenceOrder: true}}, {optimization: {moduleIds: 'size', chunkIds: 'size'}}],
  [{optimization: {splitChunks: {name: true}}}, {optimization: {splitChunks: {name: false}}}],
  [{optimization: {splitChunks: {automaticNameMaxLength: 9}}}, {}],
  [
    {optimization: {splitChunks: {cacheGroups: {clay: {automaticNamePrefix: 'a'}}}}},
    {optimization: {splitChunks: {cacheGroups: {clay: {idHint: 'a'}}}}},
  ],
  [{node: {process: true}}, {}],
  [{node: {Buffer: true}}, {}],
  [{node: {console: true}}, {}],
  [{module: {rules: [{loaders: ['a']}]}}, {module: {rules: [{use: ['a']}]}}],
  [{module: {rules: [{loader: 'a', query: {}}]}}, {module: {rules: [{loader: 'a', options: {}}]}}],
  [
    {module: {rules: [{use: {loader: 'a', query: {}}}]}},
    {module: {rules: [{use: {loader: 'a', options: {}}}]}},
  ],
  [{module: {rules: [{loader: {loader: 'a'}}]}}, {module: {rules: [{use: {loader: 'a'}}]}}],
  [{resolve: {concord: true}}, {}],
  [{resolve: {enforceModuleExtension: true}}, {}],
  [{resolve: {ignoreRootsErrors: true}}, {}],
  [{resolve: {moduleExtensions: ['-kit']}}, {}],
  [{serve: {}}, {devServer: {}}],
  [{stats: {maxModules: 5}}, {stats: {modulesSpace: 5}}],
];

const unnamed = [
  [{devtool: 'cheap-module-eval-source-map'}, {devtool: 'eval-cheap-module-source-map'}],
  [{devtool: '#source-map'}, {devtool: 'source-map'}],
  [{node: {fs: 'empty'}}, {resolve: {fallback: {fs: false}}}],
  [{node: {setImmediate: true}}, {}],
  [{module: {rules: [{loader: ['a', 'b']}]}}, {module: {rules: [{use: ['a', 'b']}]}}],
  [
    {module: {rules: [{test: {include: /a/}, loader: 'a'}]}},
    {module: {rules: [{test: {and: [/a/]}, loader: 'a'}]}},
  ],
  [{target: () => undefined}, {target: false}],
  [{cache: {}}, {cache: {type: 'memory'}}],
  [{watchOptions: {ignored: () => true}}, {watchOptions: {ignored: /a/}}],
];

const refuses = (webpack, options) => {
  try {
    webpack.validate(options);
    return false;
  } catch {
    return true;
  }
};

/** Holds every pair against webpack: the first of both it refuses, the second it takes. */
function checkPairs(webpack, pairs) {
  for (const [was, is] of pairs) {
    assert.ok(refuses(webpack, was), `${JSON.stringify(was)} is taken`);
    assert.ok(!refuses(webpack, is), `${JSON.stringify(is)} is refused`);
  }
}

const kept = 'console.log("kiln");';

export default [
  {
    says: 'webpack 5 refuses everything in the left column',
    configuration: {output: {jsonpFunction: 'load'}},
    holds: ({webpack, thrown}) => {
      assert.match(String(thrown), /unknown property 'jsonpFunction'/);
      checkPairs(webpack, renamed);
    },
    unless: {configuration: {output: {chunkLoadingGlobal: 'load'}}},
  },
  {
    says: 'The schemas do not list these differences by name',
    configuration: {devtool: '#source-map'},
    holds: ({webpack, thrown}) => {
      assert.match(String(thrown), /devtool should match pattern/);
      checkPairs(webpack, unnamed);
    },
    unless: {configuration: {devtool: 'source-map'}},
  },
  {
    says: 'It names at most one unknown option per object',
    configuration: {optimization: {namedModules: true, namedChunks: true}},
    holds: ({thrown}) => {
      assert.equal(String(thrown).match(/unknown property '\w+'/g)?.length, 1);
    },
    unless: {configuration: {optimization: {namedModules: true}, output: {jsonpFunction: 'a'}}},
  },
  {
    says: 'the files are called logo.17b69308..svg',
    files: {
      'src/index.js': 'import logo from "./logo.svg"; console.log(logo);',
      'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    configuration: {
      output: {assetModuleFilename: '[name].[hash:8].[ext]'},
      module: {rules: [{test: /\.svg$/, type: 'asset/resource'}]},
    },
    holds: ({assets}) => assert.ok(Object.keys(assets).some((name) => /\.\.svg$/.test(name))),
    unless: {configuration: {output: {assetModuleFilename: '[name].[hash:8][ext]'}}},
  },
  {
    says: 'Babel does not see it',
    files: {'src/index.js': 'import("./kiln.js");', 'src/kiln.js': kept},
    configuration: {output: {filename: 'main.js'}, optimization: {minimize: false}, devtool: false},
    holds: ({assets}) => assert.match(assets['main.js'], /\bconst \w+/),
    unless: {configuration: {target: ['web', 'es5']}},
  },
  {
    says: 'you need no option, because webpack 5 reads it',
    files: {
      'src/index.js': 'import("./kiln.js");',
      'src/kiln.js': kept,
      'package.json': '{"name": "pottery", "browserslist": "ie 11"}',
    },
    configuration: {output: {filename: 'main.js'}, optimization: {minimize: false}, devtool: false},
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /\bconst \w+/),
    unless: {files: {'package.json': '{"name": "pottery"}'}},
  },
  {
    says: 'The built-in group is now called defaultVendors',
    files: {
      'src/index.js': `import "clay"; import("./kiln.js"); console.log("${'pot '.repeat(6000)}");`,
      'src/kiln.js': kept,
      'node_modules/clay/index.js': `console.log("${'clay '.repeat(5000)}");`,
      'node_modules/clay/package.json': '{"name": "clay", "sideEffects": true}',
    },
    configuration: {
      output: {filename: '[name].js', chunkFilename: 'part-[name].js'},
      optimization: {
        chunkIds: 'named',
        splitChunks: {chunks: 'all', cacheGroups: {vendors: false}},
      },
    },
    holds: ({assets}) => assert.equal(Object.keys(assets).length, 3),
    unless: {
      configuration: {
        optimization: {
          chunkIds: 'named',
          splitChunks: {chunks: 'all', cacheGroups: {defaultVendors: false}},
        },
      },
    },
  },
  {
    says: 'no longer contains .mjs, so write it in the import',
    files: {'src/index.js': 'import "./kiln";', 'src/kiln.mjs': kept},
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve '\.\/kiln'/),
    unless: {files: {'src/index.js': 'import "./kiln.mjs";'}},
  },
  {
    says: 'A plugin that calls compiler.plugin() does not run with webpack 5',
    configuration: () => ({
      plugins: [{apply: (compiler) => compiler.plugin('done', () => undefined)}],
    }),
    holds: ({thrown}) => assert.match(thrown, /compiler\.plugin is not a function/),
    unless: {
      configuration: () => ({
        plugins: [{apply: (compiler) => compiler.hooks.done.tap('Clay', () => undefined)}],
      }),
    },
  },
  {
    says: 'The plugins of the left column are gone',
    configuration: ({webpack}) => ({plugins: [{apply: () => new webpack.NamedModulesPlugin()}]}),
    holds: ({webpack, thrown}) => {
      assert.match(String(thrown), /webpack\.NamedModulesPlugin is not a constructor/);
      const {optimize, web} = webpack;
      for (const gone of [
        webpack.NamedModulesPlugin,
        webpack.NamedChunksPlugin,
        webpack.HashedModuleIdsPlugin,
        optimize.ChunkModuleIdRangePlugin,
        optimize.OccurrenceOrderPlugin,
        optimize.OccurrenceModuleOrderPlugin,
        optimize.OccurrenceChunkOrderPlugin,
        webpack.NodeEnvironmentPlugin,
        webpack.CachePlugin,
        webpack.SetVarMainTemplatePlugin,
        webpack.UmdMainTemplatePlugin,
        web.FetchCompileWasmTemplatePlugin,
      ])
        assert.equal(gone, undefined);
      for (const found of [
        webpack.ids.HashedModuleIdsPlugin,
        webpack.ids.ChunkModuleIdRangePlugin,
        webpack.node.NodeEnvironmentPlugin,
        web.FetchCompileWasmPlugin,
      ])
        assert.equal(typeof found, 'function');
    },
    unless: {
      configuration: ({webpack}) => ({plugins: [new webpack.ids.HashedModuleIdsPlugin()]}),
    },
  },
];
