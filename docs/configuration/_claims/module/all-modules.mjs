import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';

const failed = ({errors, thrown}) => String(thrown ?? errors);
const esm = {
  'src/index.js': 'import {value} from "./lib.js"; console.log(value);',
  'src/lib.js': 'export const value = 1;',
};

export default [
  {
    says: 'webpack replaces nothing in these files either, so require() fails in the browser.',
    files: {'src/index.js': 'require("./lib.js");', 'src/lib.js': ''},
    configuration: {module: {noParse: /index\.js$/}},
    holds: async ({run, errors}) => {
      assert.deepEqual(errors, []);
      assert.match(String((await run()).failure), /require is not defined/);
    },
    unless: {configuration: {module: {}}},
  },
  {
    says: 'An absolute path matches requests that begin with it, so only files without loaders.',
    files: {
      'src/index.js': 'require("./lib.js");',
      'src/lib.js': 'console.log("found");',
      'loader.js': 'module.exports = (source) => source;',
    },
    configuration: ({folder}) => ({
      module: {
        noParse: `${folder}/src/index.js`,
        rules: [{test: /index\.js$/, use: `${folder}/loader.js`}],
      },
    }),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['found']),
    unless: {configuration: ({folder}) => ({module: {noParse: `${folder}/src/index.js`}})},
  },
  {
    says: 'A file with export stops a production build',
    modes: ['production'],
    files: esm,
    configuration: {module: {noParse: /lib\.js$/}},
    holds: (seen) => assert.match(failed(seen), /may only appear at the top level/),
    unless: {configuration: {module: {}}},
  },
  {
    says: 'while a development build accepts it and the script fails in the browser:',
    modes: ['development'],
    files: esm,
    configuration: {module: {noParse: /lib\.js$/}},
    async holds({errors, run}) {
      assert.deepEqual(errors, []);
      assert.match(String((await run()).failure), /Unexpected token 'export'/);
    },
    unless: {configuration: {module: {}}},
  },
  {
    says: 'With cache on, as in development, it covers modules in node_modules; otherwise it is off.',
    holds({stats, mode}) {
      const {unsafeCache} = stats.compilation.options.module;
      if (mode === 'production') return assert.equal(unsafeCache, false);
      assert.equal(typeof unsafeCache, 'function');
      const covers = (file) => unsafeCache({nameForCondition: () => file});
      return assert.deepEqual([covers('/node_modules/a.js'), covers('/src/a.js')], [true, false]);
    },
    unless: {configuration: ({mode}) => ({cache: mode === 'production'})},
  },
  {
    says: 'a rebuild then misses files that you add or move',
    modes: ['development'],
    files: {'src/index.js': 'import "./part";', 'src/part/index.js': 'console.log("old");'},
    configuration: {module: {unsafeCache: true}},
    async holds({stats, webpack, folder}) {
      const {unsafeCache} = stats.compilation.options.module;
      const compiler = webpack({
        mode: 'development',
        devtool: false,
        context: folder,
        module: {unsafeCache},
        output: {path: `${folder}/again`},
      });
      const build = () => new Promise((done) => compiler.run(done));
      await build();
      writeFileSync(`${folder}/src/part.js`, 'console.log("new");');
      compiler.modifiedFiles = new Set([`${folder}/src/part.js`]);
      await build();
      assert.match(readFileSync(`${folder}/again/main.js`, 'utf8'), /"old"/);
    },
    unless: {configuration: {module: {unsafeCache: false}}},
  },
  {
    says: '"..." works only in defaultRules.',
    configuration: {module: {rules: ['...']}},
    holds: ({thrown}) => assert.match(String(thrown), /Invalid configuration|rules/),
    unless: {configuration: {module: {defaultRules: ['...']}}},
  },
  {
    says: 'without it, your list replaces them, and import "./data.json" fails to parse.',
    files: {
      'src/index.js': 'import data from "./data.json"; console.log(data);',
      'src/data.json': '{"a": 1}',
    },
    configuration: {module: {defaultRules: []}},
    holds: ({errors}) => assert.match(errors.join(), /Module parse failed/),
    unless: {configuration: {module: {defaultRules: ['...']}}},
  },
];
