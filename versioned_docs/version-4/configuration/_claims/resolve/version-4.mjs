import assert from 'node:assert/strict';

const kit = (manifest) => ({
  'src/index.js': 'import "kit/button";',
  'node_modules/kit/package.json': JSON.stringify({name: 'kit', ...manifest}),
  'node_modules/kit/dist/button.js': 'console.log("button");',
});
const resolve = (options) => ({configuration: {resolve: options}});

export default [
  {
    says: 'webpack 4 does not read the exports and imports fields of package.json.',
    files: kit({exports: {'./button': './dist/button.js'}}),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve 'kit\/button'/),
    unless: {files: {...kit({}), 'node_modules/kit/button.js': ''}},
  },
  {
    says: 'which stands for them in version 5, is not known here',
    files: {'src/index.js': 'import "./a";', 'src/a.js': ''},
    ...resolve({extensions: ['.ts', '...']}),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve/),
    unless: resolve({extensions: ['.ts', '.js']}),
  },
  {
    says: 'false and lists of folders exist only in version 5.',
    ...resolve({alias: {fs: false}}),
    holds: ({thrown}) => assert.match(thrown, /alias/),
    unless: resolve({alias: {fs: './fs.js'}}),
  },
  {
    says: 'your src/lodash.js then replaces the package lodash everywhere.',
    files: {
      'src/index.js': 'import "kit";',
      'src/lodash.js': 'console.log("own");',
      'node_modules/kit/index.js': 'import "lodash";',
      'node_modules/lodash/index.js': 'console.log("package");',
    },
    configuration: ({folder}) => ({resolve: {modules: [`${folder}/src`, 'node_modules']}}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['own']),
    unless: {
      configuration: ({folder}) => ({resolve: {modules: ['node_modules', `${folder}/src`]}}),
    },
  },
  {
    says: 'By default .mjs comes before .js',
    files: {
      'src/index.js': 'import "./a";',
      'src/a.js': 'console.log("js");',
      'src/a.mjs': 'console.log("mjs");',
    },
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['mjs']),
    unless: resolve({extensions: ['.js', '.mjs']}),
  },
  {
    says: 'a request for which the function returns false is not found at all.',
    ...resolve({unsafeCache: true, cachePredicate: () => false}),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve/),
    unless: resolve({unsafeCache: true, cachePredicate: () => true}),
  },
  {
    says: 'with ["-loader"], use: "babel" works as in webpack 1.',
    modes: ['development'],
    files: {'src/index.js': 'import text from "./a.txt"; console.log(text);', 'src/a.txt': 'plain'},
    configuration: {
      module: {rules: [{test: /\.txt$/, use: 'raw'}]},
      resolveLoader: {moduleExtensions: ['-loader']},
    },
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['plain']),
    unless: {configuration: {resolveLoader: {}}},
  },
];
