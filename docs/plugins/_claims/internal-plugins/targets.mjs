import assert from 'node:assert/strict';

const platforms = [];
const notes = {
  apply(compiler) {
    compiler.hooks.afterPlugins.tap('Claim', () => platforms.splice(0, 1, compiler.platform));
  },
};
const none = {target: false, output: {chunkFormat: 'commonjs', chunkLoading: 'require'}};

/** Imports a file system in Deno, with or without the prefix. */
const imports =
  (nodePrefixForCoreModules) =>
  ({webpack}) => ({
    target: false,
    output: {
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      environment: {module: true, dynamicImport: true, nodePrefixForCoreModules},
    },
    optimization: {minimize: false},
    devtool: false,
    plugins: [new webpack.deno.DenoTargetPlugin()],
  });
const files = {'src/index.js': 'import { readFileSync } from "fs"; console.log(readFileSync);'};

export default [
  {
    says: 'With target: false, all of them are unknown unless you set them here.',
    configuration: {...none, plugins: [notes]},
    holds: () => assert.deepEqual([...new Set(Object.values(platforms[0]))], [null]),
    unless: {
      configuration: ({webpack}) => ({
        ...none,
        plugins: [new webpack.config.PlatformPlugin({node: true}), notes],
      }),
    },
  },
  {
    says: 'fs becomes node:fs, because Deno expects the prefix.',
    files,
    configuration: imports(true),
    holds: ({assets}) => assert.match(Object.values(assets).join(), /from "node:fs"/),
    unless: {configuration: imports(false)},
  },
  {
    says: 'or else webpack removes the prefix from the output again',
    files,
    configuration: imports(undefined),
    holds: ({assets}) => assert.doesNotMatch(Object.values(assets).join(), /from "node:fs"/),
    unless: {configuration: imports(true)},
  },
  {
    says: 'An entry with its own runtime or dependOn is left as it is.',
    configuration: ({webpack}) => ({
      entry: {main: {import: './src/index.js', runtime: 'start'}},
      plugins: [new webpack.optimize.RuntimeChunkPlugin()],
    }),
    holds: ({assets}) => assert.deepEqual(Object.keys(assets).sort(), ['main.js', 'start.js']),
    unless: {
      configuration: ({webpack}) => ({
        entry: './src/index.js',
        plugins: [new webpack.optimize.RuntimeChunkPlugin()],
      }),
    },
  },
  {
    says: 'Does nothing since webpack 5',
    configuration: ({webpack}) => ({plugins: [new webpack.node.NodeSourcePlugin()]}),
    async holds({assets, build}) {
      const without = await build({configuration: {plugins: []}});
      assert.deepEqual(assets, without.assets);
    },
    unless: {configuration: ({webpack}) => ({plugins: [new webpack.BannerPlugin('museum')]})},
  },
];
