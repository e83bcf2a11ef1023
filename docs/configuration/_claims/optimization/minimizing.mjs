import assert from 'node:assert/strict';

/** A module whose only used export is a constant, and which nothing else needs. */
const constants = {
  'src/index.js': 'import {used} from "./constants.js"; console.log(used);',
  'src/constants.js': 'export const used = 42; export const gone = () => "an unused text";',
};

const names = {
  'src/index.js':
    'class Order {} function ferry() { return Math.random(); } for (const made of [Order, ferry]) console.log(made.name);',
};

const namesakes = {
  'src/a.js': 'export class Order {}',
  'src/b.js': 'export class Order {}',
  'src/index.js':
    'import { Order } from "./a.js"; import { Order as Other } from "./b.js"; console.log(new Order().constructor.name); console.log(new Other().constructor.name);',
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
  {
    says: "so code that compares constructor.name or a function's name fails where code is minimized, as in production mode.",
    modes: ['production'],
    files: names,
    async holds({run, build}) {
      const {printed} = await run();
      assert.ok(!printed.includes('Order') && !printed.includes('ferry'));
      const development = await build({configuration: {mode: 'development'}});
      assert.deepEqual((await development.run()).printed, ['Order', 'ferry']);
    },
    unless: {configuration: {optimization: {minimize: false}}},
  },
  {
    says: 'Keep the names that you need with keep_classnames and keep_fnames',
    modes: ['production'],
    files: names,
    configuration: {
      optimization: {
        minimizeOptions: {javascript: {keep_classnames: /^Order/, keep_fnames: /^ferry/}},
      },
    },
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['Order', 'ferry']),
    unless: {
      configuration: {
        optimization: {
          minimizeOptions: {javascript: {keep_classnames: /^Ticket/, keep_fnames: false}},
        },
      },
    },
  },
  {
    says: 'webpack itself renames one before Terser runs, for example to b_Order.',
    files: namesakes,
    configuration: {optimization: {concatenateModules: true, minimize: false}},
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['Order', 'b_Order']),
    unless: {configuration: {optimization: {concatenateModules: false, minimize: false}}},
  },
];
