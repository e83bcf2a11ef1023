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
    says: 'Rules add no files to the bundle: they only decide how webpack processes the files that it finds.',
    files: {'src/leaf.txt': 'leaf'},
    configuration: {module: {rules: [{test: /\.txt$/, type: 'asset/resource'}]}},
    holds: ({assets}) => assert.deepEqual(Object.keys(assets), ['main.js']),
    unless: {files: leaf},
  },
  {
    says: 'warns about each rule that matched no module, including nested ones:',
    configuration: {
      performance: {unusedConfig: true},
      module: {rules: [{test: /\.js$/, oneOf: [{test: /\.tx$/}, {sideEffects: true}]}]},
    },
    holds: ({warnings}) =>
      assert.match(warnings.join(), /never applied to a module: module\.rules\[0\]\.oneOf\[0\]/),
    unless: {configuration: {performance: {}}},
  },
  {
    says: 'performance.osDependentRules warns about a fixed slash.',
    configuration: {
      performance: {osDependentRules: true},
      module: {rules: [{test: /src\/index/, sideEffects: true}]},
    },
    holds: ({warnings}) => assert.equal(warnings.length, 1),
    unless: {configuration: {module: {rules: [{test: /src[\\/]index/, sideEffects: true}]}}},
  },
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
    says: 'whereas in all other requests the two are the same.',
    files: {...loaders, 'src/index.js': 'import "./a.css!=!./b.js";', 'src/b.js': ''},
    configuration: rules((loader) => [
      {realResource: /b\.js$/, resource: /\.css$/, type: 'javascript/auto', use: loader('one')},
      {realResource: /index\.js$/, resource: /index\.js$/, use: loader('two')},
    ]),
    holds: async (seen) => assert.deepEqual(await added(seen), ['one', 'two']),
    unless: {files: {'src/index.js': 'import "./b.js";'}},
  },
  {
    says: 'Use it for one condition that combines several: resource: { and: [/\\.js$/, { not: /\\.test\\.js$/ }] }.',
    files: {...loaders, 'src/index.js': 'import "./a.test.js";', 'src/a.test.js': ''},
    configuration: rules((loader) => [
      {resource: {and: [/\.js$/, {not: /\.test\.js$/}]}, include: /src/, use: loader('one')},
    ]),
    holds: async (seen) => assert.deepEqual(await added(seen), ['one']),
    unless: {
      configuration: rules((loader) => [{test: /\.js$/, include: /src/, use: loader('one')}]),
    },
  },
  {
    says: 'keeps a loader away from URLs, which webpack turns into files without a loader',
    files: {
      'src/index.js': 'console.log(new URL("./leaf.svg", import.meta.url).href);',
      'src/leaf.svg': '<svg/>',
      'loaders/svg.js': 'module.exports = () => "module.exports = 1";',
    },
    configuration: rules((loader) => [
      {test: /\.svg$/, dependency: {not: ['url']}, use: loader('svg')},
    ]),
    holds: ({assets}) => assert.ok(Object.values(assets).includes('<svg/>')),
    unless: {configuration: rules((loader) => [{test: /\.svg$/, use: loader('svg')}])},
  },
  {
    says: 'A rule never matches: its regular expression is in quotes.',
    files: loaders,
    configuration: rules((loader) => [{test: '/\\.js$/', use: loader('one')}]),
    holds: async (seen) => assert.deepEqual(await added(seen), []),
    unless: {
      configuration: rules((loader) => [{test: /\.js$/, include: /src/, use: loader('one')}]),
    },
  },
  {
    says: 'A package is not compiled, or its styles fail: exclude matches node_modules.',
    files: {
      ...loaders,
      'src/index.js': 'import "kit/page.tcss"; console.log("start");',
      'node_modules/kit/page.tcss': '.a { color: red }',
    },
    configuration: {
      module: {rules: [{test: /\.tcss$/, exclude: /node_modules/, type: 'css/auto'}]},
    },
    holds: ({errors}) => assert.match(errors.join(), /Module parse failed/),
    unless: {configuration: {module: {rules: [{test: /\.tcss$/, type: 'css/auto'}]}}},
  },
  {
    says: 'Prefer rules, because a rule there wins over a default one.',
    files: {
      'src/index.js': 'import text from "./data.json"; console.log(text);',
      'src/data.json': '{"a": 1}',
    },
    configuration: {module: {rules: [{test: /\.json$/, type: 'asset/source'}]}},
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['{"a": 1}']),
    unless: {configuration: {module: {}}},
  },
];
