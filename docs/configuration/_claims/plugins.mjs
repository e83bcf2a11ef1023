import assert from 'node:assert/strict';

const banner =
  (options) =>
  ({webpack}) => ({plugins: [new webpack.BannerPlugin({banner: '© Kiosk', ...options(webpack)})]});
const late = ({Compilation}) => ({stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1});

const called = [];
const tapping = (first, second) => () => {
  called.length = 0;
  const tap = (name, options) => (compiler) =>
    compiler.hooks.done.tap({name, ...options}, () => void called.push(name));
  return {plugins: [tap('first', first), tap('second', second)]};
};
const defining =
  (...values) =>
  ({webpack}) => ({plugins: values.map((V) => new webpack.DefinePlugin({V}))});

export default [
  {
    says: 'In production mode, the minimizer moves the banner to main.js.LICENSE.txt and writes a line that names that file.',
    modes: ['production'],
    configuration: banner(() => ({})),
    holds({assets}) {
      assert.match(String(assets['main.js.LICENSE.txt']), /© Kiosk/);
      assert.match(assets['main.js'], /main\.js\.LICENSE\.txt/);
    },
    unless: {configuration: {mode: 'development'}},
  },
  {
    says: 'To keep the banner in the bundle, add it later with stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1.',
    configuration: banner(late),
    modes: ['production'],
    holds: ({assets}) => assert.match(assets['main.js'], /^\/\*! © Kiosk \*\//),
    unless: {configuration: banner(() => ({}))},
  },
  {
    says: 'webpack calls the first one first, unless one of them sets stage or before.',
    configuration: tapping({}, {}),
    async holds({build}) {
      assert.equal(called.join(), 'first,second');
      await build({configuration: tapping({}, {stage: -1})});
      assert.equal(called.join(), 'second,first');
      await build({configuration: tapping({}, {before: 'first'})});
      assert.equal(called.join(), 'second,first');
    },
    unless: {configuration: tapping({stage: 1}, {})},
  },
  {
    says: 'webpack warns about conflicting values, and the first takes precedence where the code reads the full name',
    files: {'src/index.js': 'console.log(V);'},
    configuration: defining('1', '2'),
    async holds({warnings, run}) {
      assert.match(warnings.join(), /Conflicting values for 'V'/);
      assert.deepEqual((await run()).printed, ['1']);
    },
    unless: {configuration: defining('1', '1')},
  },
  {
    says: 'ignores it, so you can write a condition',
    configuration: {plugins: [false, null, undefined, 0, '']},
    holds: ({thrown}) => assert.equal(thrown, undefined),
    unless: {configuration: {plugins: [true]}},
  },
  {
    says: 'These mistakes stop the build, most of them as an invalid configuration:',
    configuration: ({webpack}) => ({plugins: [webpack.DefinePlugin]}),
    async holds({thrown, build}) {
      assert.match(String(thrown), /DefinePlugin cannot be invoked without 'new'/);
      for (const plugins of [[{}], [Promise.resolve()], [[]], ['banner'], [true], {apply() {}}])
        assert.match(
          String((await build({configuration: {plugins}})).thrown),
          /configuration\.plugins/,
        );
    },
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'Most defaults are not set yet when apply runs',
    configuration: () => ({
      plugins: [({options}) => called.splice(0, called.length, options.target, options.module)],
    }),
    holds: () => assert.equal(called[0], undefined),
    unless: {configuration: {target: 'node'}},
  },
];
