import assert from 'node:assert/strict';

process.env.HERB_SET = 'false';
process.env.HERB_EMPTY = '';
process.env.LEAF_SET = 'green';
delete process.env.HERB_MISSING;

/** Gives a configuration with the plugin and its arguments. */
const lists =
  (...names) =>
  ({webpack}) => ({plugins: [new webpack.EnvironmentPlugin(...names)], devtool: false});

const prints = (...names) => ({
  'src/index.js': `console.log(${names.map((name) => `process.env.${name}`).join(', ')});`,
});
const printed = (lines) => async (seen) => assert.deepEqual((await seen.run()).printed, lines);
const undefinedOnes = ({errors}) =>
  errors.flatMap(
    (error) => /- (\S+|\[object Object\]) environment variable/.exec(error)?.[1] ?? [],
  );

export default [
  {
    says: 'The option dotenv also reads the environment, but only variables whose names begin with a prefix.',
    files: prints('HERB_SET', 'LEAF_SET'),
    configuration: {devtool: false, dotenv: {dir: false, prefix: 'HERB_'}},
    holds({assets}) {
      assert.match(assets['main.js'], /console\.log\("false",\s?process\.env\.LEAF_SET\)/);
    },
    unless: {configuration: {dotenv: {dir: false, prefix: ['HERB_', 'LEAF_']}}},
  },
  {
    says: 'The plugin also defines each name in import.meta.env, as in import.meta.env.CITY.',
    files: {'src/index.js': 'console.log(import.meta.env.LEAF_SET, import.meta.env.LEAF_OTHER);'},
    configuration: lists(['LEAF_SET']),
    holds: printed(['green undefined']),
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'In production mode, webpack then writes no file',
    modes: ['production'],
    files: prints('HERB_MISSING'),
    configuration: lists(['HERB_MISSING']),
    holds(seen) {
      assert.deepEqual(undefinedOnes(seen), ['HERB_MISSING']);
      assert.deepEqual(seen.assets, {});
    },
    unless: {configuration: lists(['HERB_SET'])},
  },
  {
    says: 'while in development mode it writes undefined into the bundle:',
    modes: ['development'],
    files: prints('HERB_MISSING'),
    configuration: lists(['HERB_MISSING']),
    async holds(seen) {
      assert.deepEqual(undefinedOnes(seen), ['HERB_MISSING']);
      assert.deepEqual((await seen.run()).printed, ['undefined']);
    },
    unless: {configuration: lists(['HERB_SET'])},
  },
  {
    says: 'Instead of an array, you can pass the names as arguments',
    files: prints('HERB_SET', 'HERB_EMPTY'),
    configuration: lists('HERB_SET', 'HERB_EMPTY'),
    holds: printed(['false ']),
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'A default can be a string, a number, a boolean, null, an array or an object, and has the same type in the bundle.',
    files: {
      'src/index.js': 'console.log(typeof process.env.N, process.env.L[1], process.env.O.a);',
    },
    configuration: lists({N: 1, L: [1, 2], O: {a: 'b'}}),
    holds: printed(['number 2 b']),
    unless: {configuration: lists({N: '1', L: [1, 2], O: {a: 'b'}})},
  },
  {
    says: 'REVIEWS=false is therefore the text "false", which counts as true',
    files: {'src/index.js': 'if (process.env.HERB_SET) console.log("on");'},
    configuration: lists({HERB_SET: false}),
    holds: printed(['on']),
    unless: {configuration: lists({HERB_MISSING: false, HERB_EMPTY: false})},
  },
  {
    says: 'is an empty text, and the default is not used',
    files: {'src/index.js': 'console.log(process.env.HERB_EMPTY === "");'},
    configuration: lists({HERB_EMPTY: 'default'}),
    holds: printed(['true']),
    unless: {
      configuration: ({webpack}) => ({
        plugins: [new webpack.DefinePlugin({'process.env.HERB_EMPTY': '"default"'})],
      }),
    },
  },
  {
    says: 'With null as the default, a variable is optional, while with undefined, it must be set.',
    files: {},
    configuration: lists({HERB_MISSING: null, HERB_NONE: undefined}),
    holds: (seen) => assert.deepEqual(undefinedOnes(seen), ['HERB_NONE']),
    unless: {configuration: lists({HERB_MISSING: undefined, HERB_NONE: undefined})},
  },
  {
    says: 'In a browser, both throw process is not defined.',
    files: {'src/index.js': 'const {CITY, COUNTRY} = process.env; console.log(CITY, COUNTRY);'},
    configuration: lists({CITY: 'Rome'}),
    holds: async ({run}) => assert.equal((await run()).failure, 'process is not defined'),
    unless: {configuration: lists({CITY: 'Rome', COUNTRY: 'Italy'})},
  },
  {
    says: 'EnvironmentPlugin does not read .env files.',
    files: {...prints('WEBPACK_HERB'), '.env': 'WEBPACK_HERB=basil\n'},
    configuration: lists(['WEBPACK_HERB']),
    holds: (seen) => assert.deepEqual(undefinedOnes(seen), ['WEBPACK_HERB']),
    unless: {configuration: {plugins: [], dotenv: true}},
  },
  {
    says: 'means that you passed two objects.',
    files: {},
    configuration: lists({A: '1'}, {B: '2'}),
    holds: (seen) => assert.deepEqual(undefinedOnes(seen), ['[object Object]', '[object Object]']),
    unless: {configuration: lists({A: '1', B: '2'})},
  },
  {
    says: 'The modes production and development already define NODE_ENV, so do not list it.',
    files: prints('NODE_ENV'),
    configuration: lists({NODE_ENV: 'staging'}),
    holds: ({warnings}) =>
      assert.match(warnings.join(), /Conflicting values for 'process\.env\.NODE_ENV'/),
    unless: {configuration: {plugins: [], optimization: {nodeEnv: 'staging'}}},
  },
];
