import assert from 'node:assert/strict';

/** Sheets and what webpack makes of them, by the keys of the tables. */
const always = {
  charset: ['a::before{content:"é"}', '@charset "UTF-8";a:before{content:"é"}'],
  comments: ['/* note */a{color:red}', 'a{color:red}'],
  foldCase: ['A:HOVER{COLOR:Red}', 'A:hover{color:red}'],
  mergeLonghands: [
    'a{margin-top:1px;margin-right:1px;margin-bottom:1px;margin-left:1px}',
    'a{margin:1px}',
  ],
  mergeRules: ['.a{color:red}.b{color:red}', '.a,.b{color:red}'],
  normalizeQuotes: ["a{font-family:'Open Sans'}", 'a{font-family:Open Sans}'],
  reduceFunctions: ['a{width:calc(1px + 2px)}', 'a{width:3px}'],
  removeDeadRules: ['a{}b{color:red}', 'b{color:red}'],
  reorderDeclarations: ['a{width:1px;color:red}', 'a{color:red;width:1px}'],
  rewriteEscapes: ['a{col\\6f r:red}', 'a{color:red}'],
  shortenColors: ['a{color:#ffffff}', 'a{color:#fff}'],
  shortenMediaQueries: [
    '@media all and (min-width:100px){a{color:red}}',
    '@media (min-width:100px){a{color:red}}',
  ],
  shortenNumbers: ['a{width:0.50px}', 'a{width:.5px}'],
  shortenSelectors: ['a::before,*.b{color:red}', '.b,a:before{color:red}'],
  shortenValues: ['a{margin:1px 1px 1px 1px}', 'a{margin:1px}'],
};
const forBrowsers = {
  colorFallbacks: [
    'a{color:oklch(59.686% 0.15619 49.7694)}',
    'a{color:#c65d06;color:oklch(59.686% .15619 49.7694)}',
  ],
  lowerUnsupported: ['a{inset:0}', 'a{top:0;right:0;bottom:0;left:0}'],
  vendorPrefixes: [
    'a{-ms-user-select:none;user-select:none}',
    'a{-webkit-user-select:none;user-select:none}',
  ],
};
const risky = {
  convertApproximateColors: ['a{color:hwb(194 0% 0%)}', 'a{color:#00c3ff}'],
  convertLengthUnits: ['a{margin:16px}', 'a{margin:1pc}'],
  dropOverriddenDeclarations: [
    'a{color:#c65d06;color:lab(50% 100 -100)}',
    'a{color:lab(50% 100 -100)}',
  ],
  mergeDistantRules: ['.a{top:1px}.b{color:red}.c{top:1px}', '.a,.c{top:1px}.b{color:red}'],
  pseudoClasses: ['a:focus-visible{color:red}', 'a.is-focused{color:red}'],
  rewriteCustomProperties: ['a{--x:#ffffff}', 'a{--x:#fff}'],
  unusedSymbols: ['.gone,.kept{color:red}', '.kept{color:red}'],
};
const values = {pseudoClasses: {'focus-visible': 'is-focused'}, unusedSymbols: ['gone']};

const source = (key) => `src/${key}.css`;
const sheets = (rows) => ({
  ...Object.fromEntries(Object.entries(rows).map(([key, [from]]) => [source(key), from])),
});
/** Every sheet is an entry, so its file has its key. */
const minimized = (rows, css, options) => ({
  devtool: false,
  entry: Object.fromEntries(Object.keys(rows).map((key) => [key, `./${source(key)}`])),
  experiments: {css: true},
  optimization: {minimize: true, minimizeOptions: {css}},
  ...options,
});
const results = ({assets}, rows) =>
  Object.fromEntries(Object.keys(rows).map((key) => [key, assets[`${key}.css`]]));
const expected = (rows) =>
  Object.fromEntries(Object.entries(rows).map(([key, [, to]]) => [key, to]));
const switched = (rows, value) =>
  Object.fromEntries(Object.keys(rows).map((key) => [key, values[key] ?? value]));

const older = {target: 'browserslist:chrome 60, safari 10'};
const only = (...keys) =>
  Object.fromEntries(keys.map((key) => [key, {...always, ...forBrowsers, ...risky}[key]]));
export default [
  {
    says: 'On by default, because they keep the meaning of the stylesheet:',
    modes: ['production'],
    files: sheets(always),
    configuration: minimized(always, {}),
    holds: (seen) => assert.deepEqual(results(seen, always), expected(always)),
    unless: {configuration: minimized(always, switched(always, false))},
  },
  {
    says: 'Also on by default.',
    modes: ['production'],
    files: sheets(forBrowsers),
    configuration: minimized(forBrowsers, {}, older),
    holds: (seen) => assert.deepEqual(results(seen, forBrowsers), expected(forBrowsers)),
    unless: {configuration: {target: 'browserslist:chrome 130'}},
  },
  {
    says: 'Off by default, because each may change what a script or a browser sees:',
    modes: ['production'],
    files: sheets(risky),
    configuration: minimized(risky, {}),
    async holds(seen) {
      for (const [key, [, to]] of Object.entries(risky))
        assert.notEqual(seen.assets[`${key}.css`], to, key);
      for (const [key, [, to]] of Object.entries(risky)) {
        const one = only(key);
        const on = await seen.build({configuration: minimized(one, switched(one, true))});
        assert.equal(on.assets[`${key}.css`], to);
      }
    },
    unless: {configuration: minimized(risky, switched(risky, true))},
  },
  {
    says: '"auto" writes @charset if the file has a character outside ASCII; false never does',
    modes: ['production'],
    files: sheets(only('charset', 'mergeRules')),
    configuration: minimized(only('charset', 'mergeRules'), {charset: 'auto'}),
    holds({assets}) {
      assert.match(assets['charset.css'], /^@charset/);
      assert.doesNotMatch(assets['mergeRules.css'], /charset/);
    },
    unless: {configuration: minimized(only('charset', 'mergeRules'), {charset: false})},
  },
  {
    says: 'drops rules without effect',
    modes: ['production'],
    files: sheets(only('removeDeadRules')),
    configuration: minimized(only('removeDeadRules'), {}),
    holds: ({assets}) => assert.equal(assets['removeDeadRules.css'], 'b{color:red}'),
    unless: {configuration: minimized(only('removeDeadRules'), {removeDeadRules: false})},
  },
  {
    says: 'adds the prefixes that the browsers need, drops others',
    modes: ['production'],
    files: sheets(only('vendorPrefixes')),
    configuration: minimized(only('vendorPrefixes'), {}, older),
    holds: (seen) => assert.equal(seen.assets['vendorPrefixes.css'], forBrowsers.vendorPrefixes[1]),
    unless: {configuration: minimized(only('vendorPrefixes'), {vendorPrefixes: false}, older)},
  },
  {
    says: 'writes colors as hex even if the result is only similar',
    modes: ['production'],
    files: sheets(only('convertApproximateColors')),
    configuration: minimized(only('convertApproximateColors'), {convertApproximateColors: true}),
    holds: ({assets}) => assert.equal(assets['convertApproximateColors.css'], 'a{color:#00c3ff}'),
    unless: {configuration: minimized(only('convertApproximateColors'), {})},
  },
  {
    says: 'drops the value for older browsers. Without a browserslist target, webpack then treats all browsers as current, so colorFallbacks, lowerUnsupported and vendorPrefixes do nothing',
    modes: ['production'],
    files: sheets({...risky, ...forBrowsers}),
    configuration: minimized({...risky, ...forBrowsers}, {dropOverriddenDeclarations: true}),
    holds({assets}) {
      assert.equal(assets['dropOverriddenDeclarations.css'], 'a{color:lab(50% 100 -100)}');
      assert.equal(assets['lowerUnsupported.css'], 'a{inset:0}');
      assert.equal(assets['vendorPrefixes.css'], forBrowsers.vendorPrefixes[0]);
      assert.doesNotMatch(assets['colorFallbacks.css'], /#c65d06/);
    },
    unless: {configuration: minimized({...risky, ...forBrowsers}, {})},
  },
];
