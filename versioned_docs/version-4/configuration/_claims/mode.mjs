import assert from 'node:assert/strict';

const prints = {'src/index.js': 'console.log(process.env.NODE_ENV);'};

export default [
  {
    says: 'or webpack builds for production and warns you.',
    files: prints,
    configuration: {mode: undefined},
    async holds({warnings, run}) {
      assert.match(warnings.join(), /The 'mode' option has not been set/);
      assert.deepEqual((await run()).printed, ['production']);
    },
    unless: {configuration: {mode: 'development'}},
  },
  {
    says: 'and if you set that option, your value takes precedence.',
    modes: ['production'],
    configuration: {output: {pathinfo: true}, optimization: {minimize: false}},
    holds: ({assets}) => assert.match(assets['main.js'], /\.\/src\/index\.js/),
    unless: {configuration: {output: {}}},
  },
  {
    says: 'It replaces process.env.NODE_ENV by "none"',
    modes: ['none'],
    files: prints,
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['none']),
    unless: {configuration: {mode: 'development'}},
  },
];
