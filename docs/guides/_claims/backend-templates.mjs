import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {setTimeout} from 'node:timers/promises';

const {ManifestPlugin} = createRequire(import.meta.url)('webpack');

/** What the server says about pages of other origins. */
const policyOf = async (get) => (await get('/main.js')).headers['cross-origin-resource-policy'];

/** What the manifest says of the entry after an edit, within four seconds. */
async function manifestAfterEdit({get, folder}) {
  await setTimeout(1200);
  writeFileSync(`${folder}/src/index.js`, 'console.log("Sage");');
  for (let tries = 0; tries < 40; tries += 1) {
    if ((await get('/main.js')).text.includes('Sage')) break;
    await setTimeout(100);
  }
  return JSON.parse((await get('/manifest.json')).text).assets['main.js'].file;
}

const shop = {'src/index.js': 'console.log("Basil");'};

export default [
  {
    says: 'the server sends Cross-Origin-Resource-Policy: same-origin',
    modes: ['development'],
    files: shop,
    configuration: {devServer: {}},
    holds: ({serve}) => serve(async ({get}) => assert.equal(await policyOf(get), 'same-origin')),
    unless: {
      configuration: {devServer: {headers: {'Access-Control-Allow-Origin': '*'}}},
    },
  },
  {
    says: 'These headers let them through, where the first one replaces that policy',
    modes: ['development'],
    files: shop,
    configuration: {devServer: {headers: {'Cross-Origin-Resource-Policy': 'same-site'}}},
    holds: ({serve}) => serve(async ({get}) => assert.equal(await policyOf(get), 'same-site')),
    unless: {configuration: {devServer: {}}},
  },
  {
    says: 'After an edit with hot updates, the manifest names',
    modes: ['development'],
    files: shop,
    configuration: () => ({plugins: [new ManifestPlugin()]}),
    holds: ({serve, folder}) =>
      serve(async ({get}) =>
        assert.match(await manifestAfterEdit({get, folder}), /main\.[0-9a-f]+\.hot-update\.js$/),
      ),
    unless: {configuration: () => ({plugins: [new ManifestPlugin()], devServer: {hot: false}})},
  },
];
