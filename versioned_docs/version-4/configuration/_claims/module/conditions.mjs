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

export default [
  {
    says: 'Name your own folders to keep the rule away from packages.',
    files: {
      ...loaders,
      'src/index.js': 'import "kit";',
      'node_modules/kit/index.js': '',
    },
    configuration: rules((loader) => [{test: /\.js$/, include: /src/, use: loader('one')}]),
    holds: async (seen) => assert.deepEqual(await added(seen), ['one']),
    unless: {
      configuration: rules((loader) => [{test: /\.js$/, exclude: /loaders/, use: loader('one')}]),
    },
  },
  {
    says: 'Only some files match: the regular expression has the flag g, so it continues where its last match ended.',
    files: {...loaders, 'src/index.js': 'import "./other.js";', 'src/other.js': ''},
    configuration: rules((loader) => [{test: /\.js$/g, include: /src/, use: loader('one')}]),
    holds: async (seen) => assert.deepEqual(await added(seen), ['one']),
    unless: {
      configuration: rules((loader) => [{test: /\.js$/, include: /src/, use: loader('one')}]),
    },
  },
];
