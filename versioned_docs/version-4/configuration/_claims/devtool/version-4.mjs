import assert from 'node:assert/strict';

const devtool = (value) => ({configuration: {devtool: value}});
const two = {'src/index.js': '// first\n\nconsole.log("two");'};

export default [
  {
    says: 'so a wrong value such as "inline-map" silently makes no map.',
    files: two,
    ...devtool('inline-map'),
    holds({assets, errors}) {
      assert.deepEqual([errors, Object.keys(assets)], [[], ['main.js']]);
      assert.doesNotMatch(assets['main.js'], /sourceMappingURL/);
    },
    unless: devtool('inline-source-map'),
  },
  {
    says: 'which works in version 4 too.',
    modes: ['development'],
    files: two,
    ...devtool('eval-cheap-module-source-map'),
    async holds({assets, build}) {
      const old = await build(devtool('cheap-module-eval-source-map'));
      assert.equal(old.assets['main.js'], assets['main.js']);
      assert.match(assets['main.js'], /sourceMappingURL=data/);
    },
    unless: devtool('eval'),
  },
  {
    says: 'After minimizing, such a map leads to line 1 of main.js, the bundle itself.',
    modes: ['production'],
    files: two,
    ...devtool('cheap-module-source-map'),
    holds: ({assets}) =>
      assert.deepEqual(JSON.parse(assets['main.js.map']).sources, ['webpack:///main.js']),
    unless: devtool('source-map'),
  },
  {
    says: 'because the default there, "eval", shows each module after loaders and webpack changed it.',
    modes: ['development'],
    files: two,
    holds: ({assets}) => assert.match(assets['main.js'], /eval\(".*console\.log/),
    unless: devtool(false),
  },
  {
    says: 'Do not use a value with cheap in production.',
    modes: ['production'],
    files: two,
    ...devtool('cheap-source-map'),
    holds: ({assets}) =>
      assert.deepEqual(JSON.parse(assets['main.js.map']).sources, ['webpack:///main.js']),
    unless: devtool('source-map'),
  },
  {
    says: 'Values with eval rebuild fast, because webpack makes a new map for the changed module only.',
    modes: ['development'],
    files: {
      ...two,
      'src/index.js': 'require("./a.js"); require("./b.js");',
      'src/a.js': '1;',
      'src/b.js': '2;',
    },
    ...devtool('eval-source-map'),
    holds: ({assets}) => assert.equal(assets['main.js'].match(/sourceMappingURL=data/g).length, 3),
    unless: devtool('inline-source-map'),
  },
];
