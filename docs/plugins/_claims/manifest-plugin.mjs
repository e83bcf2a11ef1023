import assert from 'node:assert/strict';

const manifest =
  (options, more) =>
  ({webpack}) => ({
    output: {filename: '[name].[contenthash:8].js'},
    plugins: [new webpack.ManifestPlugin(options)],
    ...more,
  });

/** The hashes that a filter was shown. */
const shown = [];
const filter = ({file}) => shown.push(file);
const files = {
  'src/index.js':
    'console.log(new URL("./herb.svg", import.meta.url).href, "a long text to minimize");',
  'src/herb.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

export default [
  {
    says: 'In production mode, webpack computes [contenthash] again from the final files',
    modes: ['production'],
    files,
    configuration: manifest({filter}),
    holds({assets}) {
      const {file} = JSON.parse(assets['manifest.json']).assets['main.js'];
      assert.ok(assets[file.slice(1)], 'the manifest names the file');
      assert.ok(!shown.includes(file));
      shown.length = 0;
    },
    unless: {configuration: manifest({filter}, {optimization: {realContentHash: false}})},
  },
  {
    says: 'With an empty string, the paths have nothing before them.',
    files,
    configuration: manifest({prefix: ''}),
    holds: ({assets}) =>
      assert.match(JSON.parse(assets['manifest.json']).assets['main.js'].file, /^main\./),
    unless: {configuration: manifest({})},
  },
  {
    says: 'webpack does not replace placeholders in it',
    files,
    configuration: manifest({filename: '[fullhash].json'}),
    holds: ({assets}) => assert.ok(assets['[fullhash].json']),
    unless: {configuration: manifest({filename: 'files.json'})},
  },
];
