import assert from 'node:assert/strict';

/** Calls a function with the compilation and the sources of webpack when files may be changed. */
const inAssets = (use) => ({
  devtool: false,
  plugins: [
    (compiler) =>
      compiler.hooks.thisCompilation.tap('Test', (compilation) => {
        compilation.hooks.processAssets.tap('Test', () =>
          use(compilation, compiler.webpack.sources),
        );
      }),
  ],
});
const joined = {
  'src/index.js': 'import {soup} from "./soup.js"; console.log(soup);',
  'src/soup.js': 'export const soup = Math.random();',
};
const seen = {};

/** Notes the paths of modules, and how many parts the largest one has. */
const noting = inAssets(({modules, chunks, chunkGraph}) => {
  const [first] = modules;
  seen.parts = Math.max(...[...modules].map((module) => module.modules?.length ?? 1));
  seen.inChunk = chunkGraph.getChunkModules([...chunks][0]).filter(({type}) => type !== 'runtime');
  seen.path = first.nameForCondition();
});

export default [
  {
    says: 'the part of a chunk that webpack concatenates is one module here',
    modes: ['production'],
    files: joined,
    configuration: noting,
    holds: () => assert.deepEqual([seen.inChunk.length, seen.parts], [1, 2]),
    unless: {configuration: {...noting, optimization: {concatenateModules: false}}},
  },
  {
    says: 'the path of the file, without loaders and query, or null',
    configuration: {...noting, entry: './src/index.js?hot'},
    holds: ({folder}) => assert.equal(seen.path, `${folder}/src/index.js`),
    unless: {configuration: {...noting, entry: 'data:text/javascript,1'}},
  },
  {
    says: 'end is the last replaced character',
    configuration: inAssets((compilation, {RawSource, ReplaceSource}) => {
      const source = new ReplaceSource(new RawSource('tea for two'));
      source.replace(0, 2, 'soup');
      compilation.emitAsset('a.txt', source);
    }),
    holds: ({assets}) => assert.equal(assets['a.txt'], 'soup for two'),
    unless: {
      configuration: inAssets((compilation, {RawSource}) =>
        compilation.emitAsset('a.txt', new RawSource('tea for two')),
      ),
    },
  },
  {
    says: 'ConcatSource and ReplaceSource retain the source maps of what is in them.',
    configuration: inAssets((compilation, {OriginalSource, ReplaceSource, ConcatSource}) => {
      const changed = new ReplaceSource(new OriginalSource('tea;\n', 'tea.js'));
      changed.replace(0, 2, 'soup');
      seen.map = new ConcatSource('/* menu */\n', changed).map();
    }),
    holds: () => assert.deepEqual(seen.map?.sources, ['tea.js']),
    unless: {
      configuration: inAssets((compilation, {RawSource, ConcatSource}) => {
        seen.map = new ConcatSource('/* menu */\n', new RawSource('tea;\n')).map();
      }),
    },
  },
];
