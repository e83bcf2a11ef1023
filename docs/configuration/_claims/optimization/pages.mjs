import assert from 'node:assert/strict';

/** Pages and what webpack makes of them, by the keys of the tables. */
const always = {
  collapseBooleanAttributes: ['<input checked="checked">', '<input checked>'],
  comments: ['<!-- note --><p>a', '<p>a'],
  normalizeAttributeQuotes: ['<p class="a">b', '<p class=a>b'],
  normalizeEnumeratedAttributes: ['<input type="TEXT">', '<input type=text>'],
  normalizeListAttributes: ['<p class=" a  b ">c', '<p class="a b">c'],
  normalizeNumericAttributes: ['<p tabindex="+01">a', '<p tabindex=1>a'],
  normalizeUrlAttributes: ['<a href=" /x ">a</a>', '<a href=/x>a</a>'],
  removeOptionalTags: ['<li>a</li><li>b</li>', '<li>a<li>b'],
};
const risky = {
  collapseWhitespace: ['<p>a   b</p> <p>d', '<p>a b</p> <p>d'],
  mergeStyles: [
    '<style>a{color:red}</style><style>b{color:red}</style>',
    '<style>a,b{color:red}</style>',
  ],
  removeEmptyAttributes: ['<p class="">a', '<p>a'],
  removeEmptyElements: ['<section></section><p>a', '<p>a'],
  removeRedundantAttributes: [
    '<style type="text/css">a{color:red}</style>',
    '<style>a{color:red}</style>',
  ],
  sortAttributes: ['<p title=a class=b>c', '<p class=b title=a>c'],
  sortTokenLists: ['<p class="b a">c', '<p class="a b">c'],
};

/** Emits pages as a plugin does that copies files. */
const emits = (webpack, pages) => (compiler) =>
  compiler.hooks.thisCompilation.tap('Pages', (compilation) =>
    compilation.hooks.processAssets.tap('Pages', () => {
      for (const [name, text] of Object.entries(pages))
        compilation.emitAsset(`${name}.html`, new webpack.sources.RawSource(text));
    }),
  );
const minimized =
  (pages, html) =>
  ({webpack}) => ({
    plugins: [emits(webpack, pages)],
    optimization: {minimize: true, minimizeOptions: {html}},
  });
const column = (rows, number) =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[number]]));
const switched = (rows, value) => Object.fromEntries(Object.keys(rows).map((key) => [key, value]));
const results = ({assets}, rows) =>
  Object.fromEntries(Object.keys(rows).map((key) => [key, assets[`${key}.html`]]));
const one = (text, html) => minimized({page: text}, html);
const document = '<html><head><title>a</title></head><body><p>b</p></body></html>';
const quoted = '<p class="a" title="&quot;a&quot; b">c';
const paragraphs = '<p>a   b</p> <p>d</p> <b>x</b> <i>y</i>';

export default [
  {
    says: 'Rewrites that keep the tree of elements are on by default:',
    modes: ['production'],
    configuration: minimized(column(always, 0), {}),
    holds: (seen) => assert.deepEqual(results(seen, always), column(always, 1)),
    unless: {configuration: minimized(column(always, 0), switched(always, false))},
  },
  {
    says: 'Rewrites whose effect scripts and selectors can see are off by default:',
    modes: ['production'],
    configuration: minimized(column(risky, 0), {}),
    async holds(seen) {
      for (const [key, [, to]] of Object.entries(risky))
        assert.notEqual(seen.assets[`${key}.html`], to, key);
      const on = await seen.build({
        configuration: minimized(column(risky, 0), switched(risky, true)),
      });
      assert.deepEqual(results(on, risky), column(risky, 1));
    },
    unless: {configuration: minimized(column(risky, 0), switched(risky, true))},
  },
  {
    says: 'selects the comments to keep: "some", the default, keeps none, true keeps all',
    modes: ['production'],
    configuration: one('<!-- note --><!--! Kiosk --><p>a', {
      comments: true,
      extractComments: false,
    }),
    async holds({assets, build}) {
      assert.equal(assets['page.html'], '<!-- note --><!--! Kiosk --><p>a');
      const some = await build({
        configuration: one('<!-- note --><!--! Kiosk --><p>a', {extractComments: false}),
      });
      assert.equal(some.assets['page.html'], '<p>a');
    },
    unless: {configuration: one('<!-- note --><p>a', {comments: 'some', extractComments: false})},
  },
  {
    says: 'drops or changes quotation marks around values',
    modes: ['production'],
    configuration: one(quoted, {}),
    holds: ({assets}) => assert.equal(assets['page.html'], '<p class=a title=\'"a" b\'>c'),
    unless: {
      configuration: one(quoted, {normalizeAttributeQuotes: false}),
    },
  },
  {
    says: 'drops spaces around URLs',
    modes: ['production'],
    configuration: one('<a href=" /x ">a</a>', {}),
    holds: ({assets}) => assert.equal(assets['page.html'], '<a href=/x>a</a>'),
    unless: {configuration: one('<a href=" /x ">a</a>', {normalizeUrlAttributes: false})},
  },
  {
    says: '"smart" drops <html>, not </html>, if it has no attributes; true also drops the tags of head and body, false drops none',
    modes: ['production'],
    configuration: one(document, {removeImpliedTags: 'smart'}),
    async holds({assets, build}) {
      const start = '<head><title>a</title></head><body><p>b</body></html>';
      assert.equal(assets['page.html'], start);
      const page = async (text, removeImpliedTags) =>
        (await build({configuration: one(text, {removeImpliedTags})})).assets['page.html'];
      assert.equal(await page(document, true), '<title>a</title><p>b');
      assert.equal(await page(document, false), `<html>${start}`);
      const german = document.replace('<html>', '<html lang=de>');
      assert.equal(await page(german, 'smart'), `<html lang=de>${start}`);
    },
    unless: {configuration: one(document, {removeImpliedTags: true})},
  },
  {
    says: 'drops end tags that the browser adds',
    modes: ['production'],
    configuration: one('<ul><li>a</li><li>b</li></ul>', {}),
    holds: ({assets}) => assert.equal(assets['page.html'], '<ul><li>a<li>b</ul>'),
    unless: {configuration: one('<ul><li>a</li><li>b</li></ul>', {removeOptionalTags: false})},
  },
  {
    says: 'true reduces a run of spaces to one; "smart" also drops spaces next to block elements; "all" drops them next to every element',
    modes: ['production'],
    configuration: one(paragraphs, {collapseWhitespace: true}),
    async holds({assets, build}) {
      assert.equal(assets['page.html'], '<p>a b</p> <p>d</p> <b>x</b> <i>y</i>');
      const page = async (collapseWhitespace) =>
        (await build({configuration: one(paragraphs, {collapseWhitespace})})).assets['page.html'];
      assert.equal(await page('smart'), '<p>a b<p>d</p> <b>x</b> <i>y</i>');
      assert.equal(await page('all'), '<p>a b<p>d</p><b>x</b><i>y</i>');
    },
    unless: {configuration: one(paragraphs, {})},
  },
  {
    says: 'drops attributes that are empty',
    modes: ['production'],
    configuration: one('<p class="" id=a>a', {removeEmptyAttributes: true}),
    holds: ({assets}) => assert.equal(assets['page.html'], '<p id=a>a'),
    unless: {configuration: one('<p class="" id=a>a', {})},
  },
  {
    says: 'drops empty elements without attributes',
    modes: ['production'],
    configuration: one('<b></b><b id=a></b><p>a', {removeEmptyElements: true}),
    holds: ({assets}) => assert.equal(assets['page.html'], '<b id=a></b><p>a'),
    unless: {configuration: one('<b></b><b id=a></b><p>a', {})},
  },
  {
    says: 'true drops default values on elements that show nothing; "all" does so on every element',
    modes: ['production'],
    configuration: one('<style type="text/css">a{top:0}</style><input type=text>', {
      removeRedundantAttributes: true,
    }),
    async holds({assets, build}) {
      assert.equal(assets['page.html'], '<style>a{top:0}</style><input type=text>');
      const all = await build({
        configuration: one('<input type=text>', {removeRedundantAttributes: 'all'}),
      });
      assert.equal(all.assets['page.html'], '<input>');
    },
    unless: {configuration: one('<style type="text/css">a{top:0}</style><input type=text>', {})},
  },
];
