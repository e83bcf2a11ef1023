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
    says: 'It wins over include, and webpack still bundles these files',
    files: loaders,
    configuration: rules((loader) => [{include: /src/, exclude: /index/, use: loader('one')}]),
    holds: async (seen) => assert.deepEqual(await added(seen), []),
    unless: {configuration: rules((loader) => [{include: /src/, use: loader('one')}])},
  },
];
