import assert from 'node:assert/strict';

export default [
  {
    says: 'if filename is a function, the default is [id].js',
    files: {'src/index.js': 'import("./late.js");', 'src/late.js': 'console.log("late");'},
    configuration: {output: {filename: () => '[name].start.js'}},
    holds: ({stats}) => assert.equal(stats.compilation.options.output.chunkFilename, '[id].js'),
    unless: {configuration: {output: {filename: '[name].start.js'}}},
  },
];
