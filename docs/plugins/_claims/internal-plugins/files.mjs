import assert from 'node:assert/strict';
import fs from 'node:fs';

/** Cleans a folder with a file, of which a hook says this. */
const cleans =
  (answer) =>
  ({webpack, folder}) => {
    fs.mkdirSync(`${folder}/dist`, {recursive: true});
    fs.writeFileSync(`${folder}/dist/old.txt`, '');
    return {
      output: {path: `${folder}/dist`},
      plugins: [
        new webpack.CleanPlugin({keep: /old/}),
        (compiler) =>
          compiler.hooks.compilation.tap('Claim', (compilation) =>
            webpack.CleanPlugin.getCompilationHooks(compilation).keep.tap('Claim', () => answer),
          ),
      ],
    };
  };

/** Writes a manifest with this public path. */
const manifests =
  (publicPath, options) =>
  ({webpack}) => ({
    output: {publicPath},
    plugins: [new webpack.SSRManifestPlugin(options)],
  });
const fixed = manifests('/guide/');

export default [
  {
    says: 'Return true to keep the file, false to delete it',
    configuration: cleans(false),
    holds: ({folder}) => assert.ok(!fs.existsSync(`${folder}/dist/old.txt`)),
    unless: {configuration: cleans(undefined)},
  },
  {
    says: 'name of the file, ssr-manifest.json by default',
    configuration: fixed,
    holds: ({assets}) => assert.ok(assets['ssr-manifest.json']),
    unless: {configuration: manifests('/guide/', {filename: 'files.json'})},
  },
  {
    says: 'folder to which the names of modules are relative, by default context of the configuration',
    configuration: fixed,
    holds: ({assets}) =>
      assert.deepEqual(Object.keys(JSON.parse(assets['ssr-manifest.json'])), ['./src/index.js']),
    unless: {
      configuration: (given) => manifests('/guide/', {context: `${given.folder}/src`})(given),
    },
  },
  {
    says: 'With "auto", which is the default for browsers, webpack prints a warning',
    configuration: manifests('auto'),
    holds({assets, warnings}) {
      assert.equal(warnings.length, 1);
      assert.match(assets['ssr-manifest.json'], /"\/main\.js"/);
    },
    unless: {configuration: fixed},
  },
];
