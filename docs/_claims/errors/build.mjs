import assert from 'node:assert/strict';

const image = {module: {rules: [{test: /\.svg$/, type: 'asset/resource'}]}};

/** A plugin that writes a file twice. */
const writesTwice = (texts) => ({
  plugins: [
    (compiler) =>
      compiler.hooks.compilation.tap('Writer', (compilation) => {
        compilation.hooks.processAssets.tap('Writer', () => {
          for (const text of texts)
            compilation.emitAsset('notes.txt', new compiler.webpack.sources.RawSource(text));
        });
      }),
  ],
});

export default [
  {
    says: 'the name belongs to another part of the configuration or to webpack 4, and the line shows its place in webpack 5',
    configuration: {output: {jsonpFunction: 'shop'}},
    async holds({thrown, build}) {
      assert.match(String(thrown), /Did you mean output\.chunkLoadingGlobal/);
      const {thrown: second} = await build({configuration: {output: {}, splitChunks: {}}});
      assert.match(String(second), /Did you mean optimization\.splitChunks/);
    },
    unless: {configuration: {output: {chunkLoadingGlobal: 'shop'}}},
  },
  {
    says: 'Images and fonts have a hash in their name by default, so they conflict only with a template of your own',
    files: {
      'src/index.js': 'import "./a/flag.svg"; import "./b/flag.svg";',
      'src/a/flag.svg': '<svg/>',
      'src/b/flag.svg': '<svg />',
    },
    configuration: image,
    holds({thrown, errors, assets}) {
      assert.deepEqual([thrown, errors], [undefined, []]);
      assert.equal(Object.keys(assets).filter((name) => name.endsWith('.svg')).length, 2);
    },
    unless: {configuration: {...image, output: {assetModuleFilename: '[name][ext]'}}},
  },
  {
    says: 'a plugin or a loader adds a file whose name is already used',
    configuration: writesTwice(['morning', 'evening']),
    holds: ({errors}) =>
      assert.match(
        errors.join(),
        /Multiple assets emit different content to the same filename notes\.txt/,
      ),
    unless: {configuration: writesTwice(['morning', 'morning'])},
  },
];
