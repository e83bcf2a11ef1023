import assert from 'node:assert/strict';

export default [
  {
    says: 'A value such as false in the list is an error in version 4',
    configuration: {plugins: [false]},
    holds: ({thrown}) => assert.match(thrown, /plugins\[0\] should be one of these/),
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'an object without apply, or a promise',
    configuration: {plugins: [{}]},
    holds: ({thrown}) => assert.match(thrown, /plugins\[0\] misses the property 'apply'/),
    unless: {configuration: {plugins: [{apply() {}}]}},
  },
  {
    says: 'DefinePlugin, without new and ()',
    configuration: ({webpack}) => ({plugins: [webpack.DefinePlugin]}),
    holds: ({thrown}) => assert.match(thrown, /cannot be invoked without 'new'/),
    unless: {configuration: ({webpack}) => ({plugins: [new webpack.DefinePlugin({})]})},
  },
  {
    says: 'calls it with the compiler, which is also this',
    configuration: {
      plugins: [
        function own(compiler) {
          assert.equal(this, compiler);
          compiler.options.output.filename = 'own.js';
        },
      ],
    },
    holds: ({assets}) => assert.ok(assets['own.js']),
    unless: {configuration: {plugins: []}},
  },
];
