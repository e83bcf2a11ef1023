import assert from 'node:assert/strict';

const image = {
  'src/index.js': 'import sign from "./sign.svg"; console.log(sign);',
  'src/sign.svg': '<svg/>',
};
const asset = {module: {rules: [{test: /\.svg$/, type: 'asset/resource'}]}};

/** A page that does not say where its scripts come from. */
const unknownPage = {place: '/shop/', location: {}, document: {getElementsByTagName: () => []}};

export default [
  {
    says: 'If you know it only when the page runs, set publicPath: "" in the configuration and __webpack_public_path__ in the code.',
    files: {
      ...image,
      'src/index.js': 'import "./path.js"; import sign from "./sign.svg"; console.log(sign);',
      'src/path.js': '__webpack_public_path__ = self.place;',
    },
    configuration: {...asset, output: {publicPath: '', assetModuleFilename: '[name][ext]'}},
    holds: async ({run}) =>
      assert.deepEqual((await run('main.js', unknownPage)).printed, ['/shop/sign.svg']),
    unless: {configuration: {output: {publicPath: 'auto', assetModuleFilename: '[name][ext]'}}},
  },
  {
    says: 'there is no error, but the bundle requests its files from the folder of that script',
    files: image,
    configuration: {...asset, output: {publicPath: 'auto', assetModuleFilename: '[name][ext]'}},
    async holds({run}) {
      const src = 'https://cdn.example/lib/other.js';
      const page = {document: {currentScript: null, getElementsByTagName: () => [{src}]}};
      assert.deepEqual((await run('main.js', page)).printed, ['https://cdn.example/lib/sign.svg']);
    },
    unless: {
      configuration: {...asset, output: {publicPath: '', assetModuleFilename: '[name][ext]'}},
    },
  },
  {
    says: 'If the bundle never loads a second file, "" is enough.',
    files: {'src/index.js': 'console.log("runs", __webpack_public_path__);'},
    configuration: {output: {publicPath: ''}},
    holds: async ({run}) =>
      assert.deepEqual((await run('main.js', unknownPage)).printed, ['runs ']),
    unless: {configuration: {output: {publicPath: 'auto'}}},
  },
  {
    says: 'The 404 page of webpack-dev-server and Express has that header.',
    modes: ['development'],
    files: {'public/index.html': '<!doctype html><h1>Map</h1>'},
    configuration: ({folder}) => ({devServer: {static: `${folder}/public`}}),
    holds: ({serve}) =>
      serve(async ({get}) => {
        const {status, headers} = await get('/css/main.css', {headers: {accept: 'text/css,*/*'}});
        assert.equal(status, 404);
        assert.match(headers['content-type'], /^text\/html/);
        assert.equal(headers['x-content-type-options'], 'nosniff');
      }),
    unless: {
      configuration: ({folder}) => ({
        devServer: {static: `${folder}/public`, historyApiFallback: {disableDotRule: true}},
      }),
    },
  },
];
