import assert from 'node:assert/strict';

const banner =
  (options, more) =>
  ({webpack}) => ({plugins: [new webpack.BannerPlugin(options)], ...more});

/** Names of the emitted scripts that have the banner. */
const withBanner = (assets) =>
  Object.keys(assets)
    .filter((name) => assets[name].includes('Sage'))
    .sort();

const later = {
  'src/index.js': 'import("./later.js"); new Worker(new URL("./work.js", import.meta.url));',
  'src/later.js': 'console.log("later");',
  'src/work.js': 'console.log("work");',
};
const named = {chunkIds: 'named', minimize: false};

export default [
  {
    says: 'BannerPlugin wraps its text in a comment, unless you set raw, and puts it into the files of each chunk.',
    files: later,
    configuration: banner('Sage', {optimization: named, devtool: false}),
    async holds({assets, build}) {
      assert.deepEqual(withBanner(assets), Object.keys(assets).sort());
      for (const text of Object.values(assets)) assert.match(text, /^\/\*!? ?Sage \*\//);
      const raw = await build({configuration: banner({banner: 'var Sage;', raw: true})});
      assert.match(Object.values(raw.assets)[0], /^var Sage;/);
    },
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'A script that is copied, or that new URL() refers to, belongs to no chunk and gets no banner.',
    files: {
      'src/index.js': 'console.log(new URL("./old.js", import.meta.url), "sage");',
      'src/old.js': 'console.log("old");',
      'src/copied.js': 'console.log("copied");',
    },
    configuration: banner(
      {banner: 'Sage', test: /\.js$/},
      {output: {copy: [{from: 'src/copied.js', to: 'copied.js'}]}, optimization: named},
    ),
    holds({assets}) {
      assert.deepEqual(withBanner(assets), ['main.js']);
      assert.equal(Object.keys(assets).filter((name) => name.endsWith('.js')).length, 3);
    },
    unless: {files: {'src/index.js': 'console.log("no reference");'}},
  },
  {
    says: 'only files that a page loads at the start get the banner, so those of import() and of workers get none.',
    files: later,
    configuration: banner({banner: 'Sage', entryOnly: true}, {optimization: named}),
    holds: ({assets}) => assert.deepEqual(withBanner(assets), ['main.js']),
    unless: {configuration: banner({banner: 'Sage'}, {optimization: named})},
  },
  {
    says: 'Despite its name, the option includes all initial chunks, such as the runtime chunk',
    files: later,
    configuration: banner(
      {banner: 'Sage', entryOnly: true},
      {optimization: {...named, runtimeChunk: 'single'}},
    ),
    holds: ({assets}) => assert.deepEqual(withBanner(assets), ['main.js', 'runtime.js']),
    unless: {configuration: banner({banner: 'Sage', entryOnly: true}, {optimization: named})},
  },
  {
    says: 'and those that splitChunks creates',
    files: {'src/index.js': 'import "./herb.js";', 'src/herb.js': 'console.log("basil");'},
    configuration: banner(
      {banner: 'Sage', entryOnly: true},
      {
        optimization: {
          minimize: false,
          splitChunks: {
            cacheGroups: {herb: {name: 'herb', test: /herb/, enforce: true, chunks: 'all'}},
          },
        },
      },
    ),
    holds: ({assets}) => assert.ok(withBanner(assets).includes('herb.js')),
    unless: {configuration: banner({banner: 'Sage'}, {optimization: named})},
  },
  {
    says: 'but not images, source maps, HTML pages and other files that webpack writes alongside.',
    files: {
      'src/index.html': '<!doctype html><p>Herbs</p><script src="./shop.js"></script>',
      'src/shop.js': 'console.log(new URL("./leaf.svg", import.meta.url).href);',
      'src/leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    configuration: banner('Sage', {
      entry: './src/index.html',
      experiments: {html: true},
      devtool: 'source-map',
      optimization: {minimize: false},
    }),
    holds({assets}) {
      assert.ok(Object.keys(assets).some((name) => name.endsWith('.map')));
      assert.ok(Object.keys(assets).some((name) => name.endsWith('.svg')));
      assert.ok(Object.keys(assets).some((name) => name.endsWith('.html')));
      assert.deepEqual(
        withBanner(assets).filter((name) => !name.endsWith('.js')),
        [],
      );
      assert.equal(withBanner(assets).length, 1);
    },
    unless: {
      configuration: banner(
        {banner: 'Sage', test: /nothing/},
        {
          entry: './src/index.html',
          experiments: {html: true},
          devtool: 'source-map',
        },
      ),
    },
  },
  {
    says: 'A relative pattern such as *.js matches at any depth',
    files: {},
    configuration: banner(
      {banner: 'Sage', test: {glob: '*.js'}},
      {output: {filename: 'shop/js/[name].js'}},
    ),
    holds: ({assets}) => assert.match(Object.values(assets).join(), /Sage/),
    unless: {
      configuration: banner(
        {banner: 'Sage', test: {glob: 'js/*.js'}},
        {output: {filename: 'shop/[name].js'}},
      ),
    },
  },
  {
    says: 'If you set both, a file must meet both.',
    files: later,
    configuration: banner({banner: 'Sage', test: /\.js$/, include: 'main'}, {optimization: named}),
    holds: ({assets}) => assert.deepEqual(withBanner(assets), ['main.js']),
    unless: {configuration: banner({banner: 'Sage', test: /\.js$/}, {optimization: named})},
  },
];
