import assert from 'node:assert/strict';

const sized = (letter, kilobytes) => `console.log('${letter.repeat(kilobytes * 1000)}');`;
const importing = (...paths) => paths.map((path) => `import '${path}';`).join('');
const split = (splitChunks, options) => ({
  ...options,
  optimization: {splitChunks: {chunks: 'all', ...splitChunks}},
});

/** The files that contain a module, known by the letter it consists of. */
const holding = ({assets}, letter) =>
  Object.keys(assets).filter((name) => assets[name].includes(letter.repeat(1000)));

const entry = {a: './src/a.js', b: './src/b.js'};
const pair = (files, ...paths) => ({
  'src/a.js': importing(...paths),
  'src/b.js': importing(...paths),
  ...files,
});
const lists = `export const trees = '${'t'.repeat(30_000)}'; export const ferns = '${'f'.repeat(30_000)}';`;
const commons = (options) =>
  split(
    {
      chunks: 'async',
      cacheGroups: {commons: {name: 'commons', chunks: 'initial', minChunks: 2, ...options}},
    },
    {entry},
  );
const sheet = `.a { content: '${'s'.repeat(15_000)}' }`;
const shelf = {
  'src/index.js': importing('shelf/left', 'shelf/right'),
  'node_modules/shelf/left.js': sized('l', 30),
  'node_modules/shelf/right.js': sized('r', 30),
};
const four = {
  entry: {winter: './src/a.js', spring: './src/b.js', summer: './src/c.js', autumn: './src/d.js'},
};

export default [
  {
    says: 'It consists of one module, or chunks leaves it out, as "async" does with an entry.',
    files: {
      'src/index.js': importing('./h.js', './s.js'),
      'src/h.js': sized('h', 30),
      'src/s.js': sized('s', 30),
    },
    configuration: split({chunks: 'async', maxSize: 40_000}),
    holds: (seen) => assert.deepEqual(holding(seen, 'h'), holding(seen, 's')),
    unless: {configuration: split({maxSize: 40_000})},
  },
  {
    says: 'in production without those of which every entry uses different exports',
    modes: ['production'],
    files: {
      'src/a.js': 'import {trees} from "./lists.js"; console.log(trees);',
      'src/b.js': 'import {ferns} from "./lists.js"; console.log(ferns);',
      'src/lists.js': lists,
    },
    configuration: commons(),
    holds: ({assets}) => assert.equal(assets['commons.js'], undefined),
    unless: {configuration: commons({usedExports: false})},
  },
  {
    says: 'which applies to each type in defaultSizeTypes separately',
    files: pair({'src/h.js': sized('h', 15), 'src/s.css': sheet}, './h.js', './s.css'),
    configuration: split({minSize: 20_000}, {entry, devtool: false}),
    holds: (seen) => {
      assert.equal(holding(seen, 'h').length, 2);
      assert.equal(holding(seen, 's').length, 2);
    },
    unless: {configuration: split({minSize: 14_000}, {entry, devtool: false})},
  },
  {
    says: 'nor do groups without both minSize and minSizeReduction',
    files: {
      ...pair({'src/h.js': sized('h', 12), 'src/s.js': sized('s', 12)}, './h.js', './s.js'),
      'src/c.js': importing('./h.js'),
      'src/d.js': importing('./s.js'),
    },
    configuration: split({dedupDepth: 1, minSize: 0}, four),
    holds: (seen) => {
      const together = holding(seen, 's');
      assert.ok(holding(seen, 'h').every((name) => !together.includes(name)));
    },
    unless: {
      configuration: split(
        {dedupDepth: 1, minSize: 0, minSizeReduction: 40_000, cacheGroups: {defaultVendors: false}},
        four,
      ),
    },
  },
  {
    says: 'and for those of cache groups without a maximum size',
    files: shelf,
    configuration: split({minRemainingSize: 0, fallbackCacheGroup: {maxSize: 40_000}}),
    holds: (seen) => assert.notDeepEqual(holding(seen, 'l'), holding(seen, 'r')),
    unless: {
      configuration: split({
        minRemainingSize: 0,
        maxSize: 90_000,
        fallbackCacheGroup: {maxSize: 40_000},
      }),
    },
  },
  {
    says: 'Stylesheets keep their own names.',
    files: pair({'src/h.js': sized('h', 2), 'src/s.css': sheet}, './h.js', './s.css'),
    configuration: split(
      {
        cacheGroups: {
          kept: {name: 'kept', minChunks: 2, enforce: true, filename: 'parts/[name].js'},
        },
      },
      {entry},
    ),
    holds: ({assets}) => assert.ok(assets['kept.css'] && assets['parts/kept.js']),
    unless: {
      configuration: split(
        {cacheGroups: {kept: {name: 'kept', minChunks: 2, enforce: true}}},
        {entry, output: {cssFilename: 'parts/[name].css'}},
      ),
    },
  },
  {
    says: 'webpack rejects a RegExp, a string or a function under the key test',
    configuration: split({cacheGroups: {test: /herbs/}}),
    holds: ({thrown}) => assert.match(thrown, /a cache group named 'test'/),
    unless: {configuration: split({cacheGroups: {test: {test: /herbs/}}})},
  },
];
