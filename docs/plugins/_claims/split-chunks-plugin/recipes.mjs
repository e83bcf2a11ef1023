import assert from 'node:assert/strict';

const sized = (letter, kilobytes) => `module.exports = '${letter.repeat(kilobytes * 1000)}';`;
const using = (...names) =>
  names.map((name) => `import ${name} from '${name}'; console.log(${name}.length);`).join('\n');

/** Two entries share a package; another is behind import(), and small ones are in one entry. */
const files = {
  'src/a.js': `${using('search')} import('./late.js');`,
  'src/b.js': `console.log('b'); ${using('search')}`,
  'src/c.js': `console.log('c'); ${using('search', 'icons')}`,
  'src/d.js': `console.log('d'); ${using('icons')}`,
  'src/late.js': `console.log('late'); ${using('tool')}`,
  'node_modules/search/index.js': sized('s', 30),
  'node_modules/tool/index.js': sized('t', 30),
  'node_modules/icons/index.js': sized('i', 5),
};
const entry = {a: './src/a.js', b: './src/b.js', c: './src/c.js', d: './src/d.js'};
const group = (options) => ({
  entry,
  optimization: {splitChunks: {cacheGroups: {own: {test: /node_modules/, ...options}}}},
});

/** Whether the files that an entry starts with contain a module, known by its letter. */
const starts = ({assets, stats}, name, letter) => {
  const {entrypoints} = stats.toJson({all: false, entrypoints: true});
  return entrypoints[name].assets.some((one) => assets[one.name].includes(letter.repeat(1000)));
};

export default [
  {
    says: 'With many entries, raise minChunks, because with 2, each page also downloads modules that only two other pages share.',
    files,
    configuration: group({name: 'own', chunks: 'initial', minChunks: 2}),
    async holds(seen) {
      assert.ok(starts(seen, 'a', 'i'), 'the icons of two other pages');
      const raised = group({name: 'own', chunks: 'initial', minChunks: 3});
      assert.ok(!starts(await seen.build({configuration: raised}), 'a', 'i'));
    },
    unless: {configuration: group({chunks: 'initial', minChunks: 2})},
  },
  {
    says: 'Both entries now load Lodash at the start, although only the import() needs it. To keep packages behind import() out of the file, set chunks: "initial" in the group. You can also leave out name, so that webpack puts only packages that the same chunks need into one file.',
    files,
    configuration: group({name: 'own', chunks: 'all'}),
    async holds(seen) {
      assert.ok(starts(seen, 'a', 't') && starts(seen, 'b', 't'));
      for (const options of [{name: 'own', chunks: 'initial'}, {chunks: 'all'}]) {
        const built = await seen.build({configuration: group(options)});
        assert.ok(starts(built, 'b', 's') && !starts(built, 'b', 't'));
      }
    },
    unless: {configuration: group({chunks: 'all'})},
  },
  {
    says: 'Packages smaller than minSize stay where they are.',
    files,
    configuration: group({
      chunks: 'all',
      name: (module) => module.nameForCondition().split('/').at(-2),
    }),
    holds({assets}) {
      assert.ok(assets['search.js']);
      assert.equal(assets['icons.js'], undefined);
    },
    unless: {
      configuration: group({
        chunks: 'all',
        minSize: 0,
        name: (module) => module.nameForCondition().split('/').at(-2),
      }),
    },
  },
];
