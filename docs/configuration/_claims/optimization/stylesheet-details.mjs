import assert from 'node:assert/strict';

const comments = {
  'src/main.css': '/* note */ /*! Kiosk */ a{color:red}',
};
const minimized = (css) => ({
  devtool: false,
  entry: './src/main.css',
  experiments: {css: true},
  optimization: {minimize: true, minimizeOptions: {css}},
});
const copied = {
  'src/index.js': 'console.log(new URL("./page.css", import.meta.url).href);',
  'src/page.css': '@custom-media --wide (width>400px);@media (--wide){a{color:red}}',
};
const copies = (customMedia) => ({
  optimization: {minimize: true, minimizeOptions: {css: {customMedia}}},
  output: {assetModuleFilename: '[name][ext]'},
});

export default [
  {
    says: 'selects the comments to keep: "some" (licenses), "all", true, false, a pattern, or a function; applies to what extractComments leaves',
    modes: ['production'],
    files: comments,
    configuration: minimized({comments: 'all'}),
    async holds({assets, build}) {
      assert.match(assets['main.css'], /^\/\* note \*\/a\{color:red\}.*LICENSE/);
      const kept = async (value) => {
        const css = {comments: value, extractComments: false};
        const built = await build({configuration: minimized(css)});
        return built.assets['main.css'].replace('a{color:red}', '');
      };
      assert.equal(await kept('some'), '/*! Kiosk */');
      assert.equal(await kept(true), '/* note *//*! Kiosk */');
      assert.equal(await kept(false), '');
      assert.equal(await kept(/note/), '/* note */');
      assert.equal(await kept(() => true), '/* note *//*! Kiosk */');
    },
    unless: {configuration: minimized({comments: 'all', extractComments: 'all'})},
  },
  {
    says: 'drops quotation marks, or changes them',
    modes: ['production'],
    files: {'src/main.css': "a{font-family:'Open Sans';content:'b'}"},
    configuration: minimized({}),
    holds: ({assets}) => assert.match(assets['main.css'], /content:"b";font-family:Open Sans/),
    unless: {configuration: minimized({normalizeQuotes: false})},
  },
  {
    says: 'resolves @custom-media in files that webpack only copies; it is already resolved in the others',
    modes: ['production'],
    files: {...copied, 'src/main.css': copied['src/page.css']},
    configuration: copies(true),
    async holds({assets, build}) {
      const resolved = '@media (width>400px){a{color:red}}';
      assert.equal(assets['page.css'], resolved);
      const other = await build({configuration: minimized({})});
      assert.equal(other.assets['main.css'], resolved);
    },
    unless: {configuration: copies(false)},
  },
  {
    says: 'drops rules for the classes, ids, animations and custom properties (with hyphens) that you list',
    modes: ['production'],
    files: {
      'src/main.css':
        '.gone{color:red}#gone{top:0}@keyframes gone{to{top:0}}a{--gone:1px;--kept:1px;left:0}',
    },
    configuration: minimized({unusedSymbols: ['gone', '--gone']}),
    holds: ({assets}) => assert.equal(assets['main.css'], 'a{--kept:1px;left:0}'),
    unless: {configuration: minimized({unusedSymbols: ['gone']})},
  },
];
