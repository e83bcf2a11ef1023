import assert from 'node:assert/strict';

const maps =
  (options, more) =>
  ({webpack}) => ({
    devtool: false,
    plugins: [new webpack.EvalSourceMapDevToolPlugin(options)],
    ...more,
  });

const files = {'src/index.js': 'console.log("pier");'};

/** The last source map in the bundle. */
function mapIn({assets}) {
  const [, data] = [...assets['main.js'].matchAll(/base64,([\w+/=]+)/g)].at(-1) ?? [];
  return data && JSON.parse(Buffer.from(data, 'base64'));
}

export default [
  {
    says: 'the same, but the id is only in the map',
    files,
    configuration: maps({debugIds: true}),
    holds(seen) {
      assert.match(mapIn(seen).debugId, /^[\w-]+$/);
      assert.doesNotMatch(seen.assets['main.js'], /debugId=/);
    },
    unless: {configuration: maps()},
  },
  {
    says: 'false and functions are ignored',
    files,
    configuration: maps({append: false}),
    holds: (seen) => assert.ok(mapIn(seen)),
    unless: {configuration: maps({append: '//'})},
  },
  {
    says: 'The plugin does not check its options, so a misspelled one is ignored without a message.',
    files,
    configuration: maps({noSource: true}),
    holds: ({thrown, errors, warnings, ...seen}) => {
      assert.deepEqual([thrown, ...errors, ...warnings], [undefined]);
      assert.ok(mapIn(seen).sourcesContent);
    },
    unless: {configuration: maps({noSources: true})},
  },
  {
    says: 'In development mode, the default of devtool is "eval", which wraps every module once more:',
    modes: ['development'],
    files,
    configuration: maps({}, {devtool: undefined}),
    holds: ({assets}) => assert.match(assets['main.js'], /eval\("\{eval/),
    unless: {configuration: maps()},
  },
];
