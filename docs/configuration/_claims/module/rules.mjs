import assert from 'node:assert/strict';

/** A loader that adds a line with its name to a module. */
const adds = (word) => ({
  [`loaders/${word}.js`]: `module.exports = (source) => source + ";console.log('${word}');";`,
});
const loaders = {...adds('one'), ...adds('two')};
const use = (folder, word) => `${folder}/loaders/${word}.js`;
const rules =
  (make) =>
  ({folder}) => ({module: {rules: make((word) => use(folder, word))}});
const added = async ({run, errors}) => {
  assert.deepEqual(errors, []);
  return (await run()).printed.sort();
};

const leaf = {
  'src/index.js': 'import leaf from "./leaf.txt"; console.log(leaf);',
  'src/leaf.txt': 'leaf',
};

export default [
  {
    says: 'and does not stop at the first match:',
    files: loaders,
    configuration: rules((loader) => [
      {test: /\.js$/, include: /src/, use: loader('one')},
      {test: /index/, include: /src/, use: loader('two')},
    ]),
    holds: async (seen) => assert.deepEqual(await added(seen), ['one', 'two']),
    unless: {
      configuration: rules((loader) => [
        {
          oneOf: [
            {test: /\.js$/, include: /src/, use: loader('one')},
            {test: /index/, include: /src/, use: loader('two')},
          ],
        },
      ]),
    },
  },
  {
    says: 'Lists rules of which only the first match applies.',
    files: loaders,
    configuration: rules((loader) => [
      {include: /src/, oneOf: [{test: /\.js$/, use: loader('one')}, {use: loader('two')}]},
    ]),
    holds: async (seen) => assert.deepEqual(await added(seen), ['one']),
    unless: {
      configuration: rules((loader) => [
        {include: /src/, rules: [{test: /\.js$/, use: loader('one')}, {use: loader('two')}]},
      ]),
    },
  },
  {
    says: 'which webpack checks only if the outer rule matches.',
    files: loaders,
    configuration: rules((loader) => [
      {test: /\.css$/, rules: [{test: /\.js$/, use: loader('one')}]},
    ]),
    holds: async (seen) => assert.deepEqual(await added(seen), []),
    unless: {
      configuration: rules((loader) => [
        {include: /src/, rules: [{test: /\.js$/, use: loader('one')}]},
      ]),
    },
  },
  {
    says: 'For type, sideEffects, layer and extractSourceMap, the last matching rule wins.',
    files: leaf,
    configuration: {
      module: {
        rules: [
          {test: /\.txt$/, type: 'asset/resource'},
          {test: /\.txt$/, type: 'asset/source'},
        ],
      },
    },
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['leaf']),
    unless: {
      configuration: {
        module: {
          rules: [
            {test: /\.txt$/, type: 'asset/source'},
            {test: /\.txt$/, type: 'asset/resource'},
          ],
        },
        output: {publicPath: '/'},
      },
    },
  },
  {
    says: 'webpack ignores false, null and "" in the list',
    configuration: {module: {rules: [false, null, '']}},
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {configuration: {module: {rules: ['text']}}},
  },
  {
    says: 'A typo in test is not an error, but the rule never matches any file.',
    files: loaders,
    configuration: rules((loader) => [{test: /\.jss$/, use: loader('one')}]),
    async holds(seen) {
      assert.deepEqual([seen.errors, seen.warnings], [[], []]);
      assert.deepEqual(await added(seen), []);
    },
    unless: {
      configuration: rules((loader) => [{test: /\.js$/, include: /src/, use: loader('one')}]),
    },
  },
  {
    says: 'webpack takes "/\\.css$/" for an absolute path, and the rule never matches.',
    files: loaders,
    configuration: rules((loader) => [{test: '/index.js$/', use: loader('one')}]),
    holds: async (seen) => assert.deepEqual(await added(seen), []),
    unless: {configuration: rules((loader) => [{test: /index.js$/, use: loader('one')}])},
  },
  {
    says: 'The query is not part of the path, so /\\.svg\\?raw$/ never matches; test it with resourceQuery.',
    files: {
      'src/index.js': 'import leaf from "./leaf.svg?raw"; console.log(leaf);',
      'src/leaf.svg': '<svg/>',
    },
    configuration: {module: {rules: [{test: /\.svg\?raw$/, type: 'asset/source'}]}},
    holds: ({errors}) => assert.match(errors.join(), /Module parse failed/),
    unless: {configuration: {module: {rules: [{resourceQuery: /raw/, type: 'asset/source'}]}}},
  },
  {
    says: 'It wins over include, and webpack still bundles these files',
    files: loaders,
    configuration: rules((loader) => [{include: /src/, exclude: /index/, use: loader('one')}]),
    holds: async (seen) => assert.deepEqual(await added(seen), []),
    unless: {configuration: rules((loader) => [{include: /src/, use: loader('one')}])},
  },
];
