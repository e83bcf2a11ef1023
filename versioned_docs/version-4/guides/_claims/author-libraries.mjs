import assert from 'node:assert/strict';

const files = {
  'src/index.js':
    'import whole from "minisearch"; import part from "minisearch/map"; console.log(whole, part);',
  'node_modules/minisearch/index.js': 'export default "bundled";',
  'node_modules/minisearch/map.js': 'export default "bundled part";',
};
const library = (externals) => ({
  devtool: false,
  optimization: {minimize: false},
  output: {library: 'seedKit', libraryTarget: 'umd'},
  externals,
});

export default [
  {
    says: 'The key minisearch matches only this exact request, so webpack would bundle minisearch/SearchableMap.',
    files,
    configuration: library({minisearch: 'minisearch'}),
    holds: ({assets}) => {
      assert.doesNotMatch(assets['main.js'], /"bundled"/);
      assert.match(assets['main.js'], /"bundled part"/);
    },
    unless: {configuration: library([/^minisearch(\/|$)/])},
  },
  {
    says: 'A regular expression such as /^minisearch(\\/|$)/ matches both.',
    files,
    configuration: library([/^minisearch(\/|$)/]),
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /"bundled/),
    unless: {configuration: library({minisearch: 'minisearch'})},
  },
  {
    says: 'A text instead of the object would be used for all four.',
    files,
    configuration: library({minisearch: 'MiniSearch'}),
    holds: ({assets}) => {
      assert.match(assets['main.js'], /require\("MiniSearch"\)/);
      assert.match(assets['main.js'], /define\(\["MiniSearch"\]/);
      assert.match(assets['main.js'], /root\["MiniSearch"\]/);
    },
    unless: {
      configuration: library({
        minisearch: {
          root: 'MiniSearch',
          commonjs: 'minisearch',
          commonjs2: 'minisearch',
          amd: 'minisearch',
        },
      }),
    },
  },
  {
    says: 'A umd file for the default target passes window to its wrapper, which fails there with ReferenceError: window is not defined.',
    files: {'src/index.js': 'export const seeds = 3;'},
    configuration: library({}),
    holds: ({load}) => assert.throws(() => load('main.js'), /window is not defined/),
    unless: {
      configuration: {
        output: {library: 'seedKit', libraryTarget: 'umd', globalObject: 'this'},
      },
    },
  },
  {
    says: 'It keeps the request as the name, also for the global variable',
    files,
    configuration: library([/^minisearch(\/|$)/]),
    holds: ({assets}) => assert.match(assets['main.js'], /root\["minisearch\/map"\]/),
    unless: {configuration: library({'minisearch/map': 'MiniSearchMap'})},
  },
];
