import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

const {InjectManifest} = createRequire(import.meta.url)('workbox-webpack-plugin');

const list = ({assets}) => assets['service-worker.js'];
const own = {
  'src/index.js': 'console.log(1);',
  'src/service-worker.js': 'import {n} from "./n.js"; console.log(n, self.__WB_MANIFEST);',
  'src/n.js': 'export const n = "from n";',
};
const injected = (options = {}) => ({
  devtool: 'source-map',
  plugins: [new InjectManifest({swSrc: './src/service-worker.js', ...options})],
});

export default [
  {
    says: 'The URL of a file with a hash is enough to identify its content, so its revision is null.',
    files: own,
    configuration: () => ({
      devtool: false,
      output: {filename: '[name].[contenthash:8].js'},
      plugins: [new InjectManifest({swSrc: './src/service-worker.js'})],
    }),
    holds: (seen) => assert.match(list(seen), /'revision':null,'url':'main\.[0-9a-f]{8}\.js'/),
    unless: {
      configuration: () => ({
        devtool: false,
        output: {},
        plugins: [new InjectManifest({swSrc: './src/service-worker.js'})],
      }),
    },
  },
  {
    says: 'webpack bundles the service worker with its imports, and the plugin replaces self.__WB_MANIFEST with the list.',
    files: own,
    configuration: () => injected(),
    holds(seen) {
      assert.match(list(seen), /from n/);
      assert.match(list(seen), /'url':'main\.js'/);
      assert.doesNotMatch(list(seen), /__WB_MANIFEST/);
    },
    unless: {configuration: () => injected({compileSrc: false})},
  },
  {
    says: 'Your own exclude replaces the default of the plugin, which leaves out source maps.',
    files: own,
    configuration: () => injected({exclude: [/forecast\.json$/]}),
    holds: (seen) => assert.match(list(seen), /main\.js\.map/),
    unless: {configuration: () => injected()},
  },
  {
    says: 'webpack also follows the <link rel="manifest"> of an HTML entry, and writes hashed names of the icons into the manifest, if its file ends in .webmanifest.',
    files: {
      'src/page.html':
        '<!doctype html><link rel="manifest" href="./app.webmanifest"><title>Page</title>',
      'src/app.webmanifest': '{"icons": [{"src": "icon.svg"}]}',
      'src/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    configuration: {entry: './src/page.html', experiments: {html: true}},
    holds({assets}) {
      const name = Object.keys(assets).find((one) => one.endsWith('.webmanifest'));
      assert.match(assets[name], /"[0-9a-f]{20}\.svg"/);
    },
    unless: {
      files: {
        'src/page.html':
          '<!doctype html><link rel="manifest" href="./app.json"><title>Page</title>',
        'src/app.json': '{"icons": [{"src": "icon.svg"}]}',
      },
    },
  },
  {
    says: 'with the default, "auto", the URLs are relative to the service worker.',
    files: own,
    configuration: () => ({
      devtool: false,
      plugins: [
        new InjectManifest({swSrc: './src/service-worker.js', swDest: 'js/service-worker.js'}),
      ],
    }),
    holds: ({assets}) => assert.match(assets['js/service-worker.js'], /'url':'main\.js'/),
    unless: {
      configuration: () => ({
        devtool: false,
        output: {publicPath: '/'},
        plugins: [
          new InjectManifest({swSrc: './src/service-worker.js', swDest: 'js/service-worker.js'}),
        ],
      }),
    },
  },
  {
    says: 'The build succeeds, but the page is incomplete without a network.',
    files: {
      ...own,
      'src/index.js': 'console.log(new URL("./icon.svg", import.meta.url).href);',
      'src/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    configuration: () => ({
      devtool: false,
      performance: false,
      plugins: [
        new InjectManifest({swSrc: './src/service-worker.js', maximumFileSizeToCacheInBytes: 300}),
      ],
    }),
    holds(seen) {
      assert.deepEqual(seen.errors, []);
      assert.match(seen.warnings.join(), /won't be precached/);
      assert.doesNotMatch(list(seen), /main\.js/);
    },
    unless: {
      configuration: () => ({
        devtool: false,
        performance: false,
        plugins: [new InjectManifest({swSrc: './src/service-worker.js'})],
      }),
    },
  },
];
