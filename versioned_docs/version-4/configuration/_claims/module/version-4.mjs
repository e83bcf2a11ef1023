import assert from 'node:assert/strict';

const late = {
  'src/index.js': 'import text from "./a.txt?raw"; console.log(text);',
  'src/a.txt': 'not JavaScript at all',
};
const rules = (...list) => ({configuration: {module: {rules: list}}});
const chatty = {
  'src/index.js': 'require("chatty-package");',
  'node_modules/chatty-package/index.js': 'const name = process.argv[2]; require(name);',
};

export default [
  {
    says: 'if commonjs is false too; otherwise webpack replaces require in them',
    files: {'src/index.js': 'require.context("./lang");', 'src/lang/de.js': 'console.log("de");'},
    configuration: {module: {rules: [{test: /index\.js$/, parser: {requireContext: false}}]}},
    holds: ({warnings}) => assert.match(warnings.join(), /Critical dependency: require function/),
    unless: {
      configuration: {
        module: {rules: [{test: /index\.js$/, parser: {requireContext: false, commonjs: false}}]},
      },
    },
  },
  {
    says: 'The query is not part of the path, so /\\.svg\\?raw$/ never matches; test it with resourceQuery.',
    files: late,
    ...rules({test: /\.txt\?raw$/, type: 'json'}),
    holds: ({errors}) => assert.match(errors.join(), /You may need an appropriate loader/),
    unless: {configuration: {module: {rules: [{test: /\.txt$/, use: 'raw-loader'}]}}},
  },
  {
    says: 'not has to be a list',
    ...rules({test: {not: /\.txt$/}, type: 'json'}),
    holds: ({thrown}) => assert.match(thrown, /not should be an array/),
    unless: rules({test: {not: [/\.js$/]}, type: 'json'}),
  },
  {
    says: 'all others stop the build with TypeError: rule.realResource is not a function.',
    modes: ['production'],
    ...rules({realResource: (file) => /\.txt$/.test(file), type: 'json'}),
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: rules({realResource: (file) => /\.js$/.test(file), type: 'json'}),
  },
  {
    says: 'cannot be set together with them',
    ...rules({resource: /\.js$/, test: /\.js$/, type: 'javascript/auto'}),
    holds: ({thrown, errors}) =>
      assert.match(String(thrown ?? errors), /Rule can only have one resource source/),
    unless: rules({resource: /\.js$/, type: 'javascript/auto'}),
  },
  {
    says: 'is an error if it gives false',
    ...rules(false),
    holds: ({thrown}) => assert.match(thrown, /module\.rules\[0\] should be an object/),
    unless: rules({test: /\.txt$/, type: 'json'}),
  },
  {
    says: 'Setting both is an error: Rule can only have one result source (provided use and loader).',
    ...rules({test: /\.txt$/, use: 'raw-loader', loader: 'raw-loader'}),
    holds: ({thrown, errors}) =>
      assert.match(String(thrown ?? errors), /one result source \(provided use and loader\)/),
    unless: rules({test: /\.txt$/, use: 'raw-loader'}),
  },
  {
    says: 'It is also called Rule.use.query, which is deprecated.',
    files: late,
    ...rules({test: /\.txt$/, use: {loader: 'raw-loader', query: {esModule: false}}}),
    holds: ({errors, assets}) => {
      assert.deepEqual(errors, []);
      assert.match(assets['main.js'], /not JavaScript/);
    },
    unless: rules(),
  },
  {
    says: 'If one package works despite the warning, take the mark off its requests',
    files: chatty,
    configuration: ({webpack}) => ({
      target: 'node',
      plugins: [
        new webpack.ContextReplacementPlugin(/[\\/]node_modules[\\/]chatty-package/, (data) => {
          for (const dependency of data.dependencies) dependency.critical = false;
        }),
      ],
    }),
    holds: ({warnings}) => assert.doesNotMatch(warnings.join(), /Critical dependency/),
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'unlike version 5, webpack 4 does not read them from parser of a rule.',
    files: chatty,
    ...rules({test: /\.js$/, parser: {exprContextCritical: false}}),
    holds: ({warnings}) => assert.match(warnings.join(), /Critical dependency/),
    unless: {configuration: {module: {exprContextCritical: false}}},
  },
  {
    says: 'By default it is a warning, and the value is undefined:',
    files: {
      'src/index.js': 'import {tide} from "./harbor.js"; console.log(tide);',
      'src/harbor.js': 'export const ship = 1;',
    },
    async holds({warnings, run}) {
      assert.match(warnings.join(), /export 'tide' was not found in '.\/harbor.js'/);
      assert.deepEqual((await run()).printed, ['undefined']);
    },
    unless: {configuration: {module: {strictExportPresence: true}}},
  },
  {
    says: 'with nothing but { type: "javascript/auto" }, import "./data.json" fails to parse',
    files: {
      'src/index.js': 'import data from "./data.json"; console.log(data);',
      'src/data.json': '{"a": 1}',
    },
    configuration: {module: {defaultRules: [{type: 'javascript/auto', resolve: {}}]}},
    holds: ({errors}) => assert.match(errors.join(), /Module parse failed/),
    unless: {configuration: {module: {}}},
  },
  {
    says: 'Without the option, this is undefined there.',
    modes: ['production'],
    files: {
      'src/index.js': 'import * as a from "./a"; console.log(a.run());',
      'src/a.js':
        'export function run() { return this === undefined ? "undefined" : typeof this; }',
    },
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['undefined']),
    unless: {configuration: {module: {strictThisContextOnImports: true}}},
  },
  {
    says: 'For each module, webpack checks its own rules and then yours, from top to bottom, and does not stop at the first match.',
    configuration: ({folder}) => ({
      module: {
        rules: [
          {test: /\.txt$/, use: 'raw-loader'},
          {test: /\.txt$/, enforce: 'pre', use: `${folder}/upper.js`},
        ],
      },
    }),
    files: {
      'src/index.js': 'console.log(require("./a.txt").default);',
      'src/a.txt': 'plain',
      'upper.js': 'module.exports = (text) => text.toUpperCase();',
    },
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['PLAIN']),
    unless: rules({test: /\.txt$/, use: 'raw-loader'}),
  },
  {
    says: 'For type and sideEffects, the last matching rule wins.',
    files: {'src/index.js': 'console.log(require("./a.txt"));', 'src/a.txt': '"data"'},
    ...rules({test: /\.txt$/, type: 'javascript/auto'}, {test: /\.txt$/, type: 'json'}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['data']),
    unless: rules({test: /\.txt$/, type: 'json'}, {test: /\.txt$/, type: 'javascript/auto'}),
  },
  {
    says: 'A rule in rules wins over a default one.',
    modes: ['development'],
    files: {
      'src/index.js': 'console.log(require("./a.json"));',
      'src/a.json': 'module.exports = 7;',
    },
    ...rules({test: /\.json$/, type: 'javascript/auto'}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['7']),
    unless: rules(),
  },
  {
    says: 'It is on with cache, as in development.',
    modes: ['development'],
    holds: ({stats}) => assert.equal(stats.compilation.options.module.unsafeCache, true),
    unless: {configuration: {cache: false}},
  },
  {
    says: 'true warns about such a request, false does not',
    files: chatty,
    ...{configuration: {module: {exprContextCritical: true}}},
    holds: ({warnings}) => assert.match(warnings.join(), /Critical dependency/),
    unless: {configuration: {module: {exprContextCritical: false}}},
  },
  {
    says: 'By default, it is the module\'s own, "."',
    files: {'src/index.js': 'require(process.argv[2]);', 'src/de.js': '"own folder";'},
    configuration: {target: 'node', module: {exprContextRegExp: /^\.\/de\.js$/}},
    holds: ({assets}) => assert.match(assets['main.js'], /de\.js/),
    unless: {
      configuration: {
        target: 'node',
        module: {exprContextRegExp: /^\.\/de\.js$/, exprContextRequest: '..'},
      },
    },
  },
  {
    says: 'what the unknown part may be; /.*/ by default. /[a-z]{2}/ keeps files with other names out',
    modes: ['development'],
    files: {
      'src/index.js': 'require(`./lang/${process.argv[2]}.js`);',
      'src/lang/de.js': '"German";',
      'src/lang/index.js': '"others";',
    },
    configuration: {target: 'node', module: {wrappedContextRegExp: /[a-z]{2}/}},
    holds({assets}) {
      assert.match(assets['main.js'], /German/);
      assert.doesNotMatch(assets['main.js'], /others/);
    },
    unless: {configuration: {module: {}}},
  },
];
