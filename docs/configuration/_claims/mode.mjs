import assert from 'node:assert/strict';

export default [
  {
    says: 'Each of these defaults is an option of its own; if you set that option, your value wins.',
    configuration: {optimization: {moduleIds: 'natural'}},
    holds: ({stats}) => assert.equal(stats.compilation.options.optimization.moduleIds, 'natural'),
    unless: {configuration: {optimization: {}}},
  },
  {
    says: 'Set the mode in every configuration, or webpack builds for production and warns you.',
    configuration: {mode: undefined},
    holds({warnings, stats}) {
      assert.match(warnings.join(), /mode/);
      assert.ok(stats.compilation.options.optimization.minimize);
    },
    unless: {configuration: {mode: 'development'}},
  },
];
