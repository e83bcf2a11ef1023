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
    says: 'It does not stop at the first match:',
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
    says: 'A list of rules of which only the first match applies.',
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
    says: 'webpack checks them only if the outer rule matches.',
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
    says: 'A typo in test is no error: the rule never matches any file.',
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
    says: 'The query is not part of the path: /\\.svg\\?raw$/ never matches; use resourceQuery.',
    files: {
      'src/index.js': 'import leaf from "./leaf.svg?raw"; console.log(leaf);',
      'src/leaf.svg': '<svg/>',
    },
    configuration: {module: {rules: [{test: /\.svg\?raw$/, type: 'asset/source'}]}},
    holds: ({errors}) => assert.match(errors.join(), /Module parse failed/),
    unless: {configuration: {module: {rules: [{resourceQuery: /raw/, type: 'asset/source'}]}}},
  },
  {
    says: 'It wins over include.',
    files: loaders,
    configuration: rules((loader) => [{include: /src/, exclude: /index/, use: loader('one')}]),
    holds: async (seen) => assert.deepEqual(await added(seen), []),
    unless: {configuration: rules((loader) => [{include: /src/, use: loader('one')}])},
  },
  {
    says: 'The emitted image then contains JavaScript:',
    files: {
      'src/index.js': 'import "./page.css";',
      'src/page.css': 'a { background: url(./leaf.svg) }',
      'src/leaf.svg': '<svg/>',
      'loaders/file.js': 'module.exports = () => "module.exports = 1";',
    },
    configuration: ({folder}) => ({
      module: {rules: [{test: /\.svg$/, use: `${folder}/loaders/file.js`}]},
    }),
    holds: ({assets}) =>
      assert.match(
        Object.entries(assets).find(([name]) => name.endsWith('.svg'))[1],
        /module\.exports/,
      ),
    unless: {configuration: {module: {}}},
  },
  {
    says: '"..." works only in defaultRules.',
    configuration: {module: {rules: ['...']}},
    holds: ({thrown}) => assert.match(String(thrown), /Invalid configuration|rules/),
    unless: {configuration: {module: {defaultRules: ['...']}}},
  },
  {
    says: 'Without it, your list replaces them, and import "./data.json" fails to parse.',
    files: {
      'src/index.js': 'import data from "./data.json"; console.log(data);',
      'src/data.json': '{"a": 1}',
    },
    configuration: {module: {defaultRules: []}},
    holds: ({errors}) => assert.match(errors.join(), /Module parse failed/),
    unless: {configuration: {module: {defaultRules: ['...']}}},
  },
  {
    says: 'The bundle works all the same.',
    files: {'src/index.js': 'console.log("works");\n//# sourceMappingURL=missing.js.map'},
    configuration: {
      devtool: 'source-map',
      module: {rules: [{test: /\.js$/, extractSourceMap: true}]},
    },
    async holds({warnings, run}) {
      assert.match(warnings.join(), /Failed to parse source map/);
      assert.deepEqual((await run()).printed, ['works']);
    },
    unless: {configuration: {module: {}}},
  },
  {
    says: 'false promises that they do not, so webpack can drop them if no export is used.',
    modes: ['production'],
    files: {
      'src/index.js': 'import {gone} from "./effect.js"; console.log("start");',
      'src/effect.js': 'console.log("effect"); export const gone = 1;',
    },
    configuration: {module: {rules: [{test: /effect/, sideEffects: false}]}},
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['start']),
    unless: {configuration: {module: {}}},
  },
  {
    says: 'Rule.parser sets the same options for some modules only, and wins.',
    files: {'src/index.js': 'console.log(typeof require("./other.js"));', 'src/other.js': ''},
    configuration: {
      module: {
        parser: {javascript: {commonjs: true}},
        rules: [{test: /index/, parser: {commonjs: false}}],
      },
    },
    holds: ({assets}) => assert.match(assets['main.js'], /require\((?:\\?["'])\.\/other\.js/),
    unless: {configuration: {module: {parser: {javascript: {commonjs: true}}}}},
  },
];
