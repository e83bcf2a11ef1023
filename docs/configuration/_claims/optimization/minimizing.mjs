import assert from 'node:assert/strict';

/** A module whose only used export is a constant, and which nothing else needs. */
const constants = {
  'src/index.js': 'import {used} from "./constants.js"; console.log(used);',
  'src/constants.js': 'export const used = 42; export const gone = () => "an unused text";',
};

export default [
  {
    says: 'which run only if minimize is on.',
    files: constants,
    configuration: ({webpack}) => ({
      optimization: {
        minimize: false,
        minimizer: [(compiler) => new webpack.BannerPlugin('minimizer ran').apply(compiler)],
      },
    }),
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /minimizer ran/),
    unless: {
      configuration: ({webpack}) => ({
        optimization: {
          minimize: true,
          minimizer: [(compiler) => new webpack.BannerPlugin('minimizer ran').apply(compiler)],
        },
      }),
    },
  },
  {
    says: 'webpack skips values such as false',
    configuration: {optimization: {minimize: true, minimizer: [false]}},
    holds: ({errors, thrown}) => assert.deepEqual([errors, thrown], [[], undefined]),
    unless: {configuration: {optimization: {minimize: true, minimizer: ['no plugin']}}},
  },
  {
    says: 'Your list replaces the built-in minimizer; add "..." to the list to keep it as well.',
    files: constants,
    configuration: {optimization: {minimize: true, minimizer: [], usedExports: false}},
    holds: ({assets}) => assert.match(assets['main.js'], /\n.*\n/),
    unless: {configuration: {devtool: false, optimization: {minimize: true, minimizer: ['...']}}},
  },
  {
    says: 'The failed module throws when the program reaches it, which helps in development.',
    modes: ['development'],
    files: {
      'src/index.js': 'console.log("before"); require("./nowhere.js"); console.log("after");',
    },
    async holds({errors, run}) {
      assert.equal(errors.length, 1);
      const {printed, failure} = await run();
      assert.deepEqual(printed, ['before']);
      assert.match(String(failure), /Cannot find module '\.\/nowhere\.js'/);
    },
    unless: {files: {'src/nowhere.js': ''}},
  },
  {
    says: 'the option is off so that nobody deploys a broken file.',
    modes: ['production'],
    files: {'src/index.js': 'import "./nowhere.js";'},
    holds: ({assets}) => assert.deepEqual(assets, {}),
    unless: {configuration: {optimization: {emitOnErrors: true}}},
  },
];
