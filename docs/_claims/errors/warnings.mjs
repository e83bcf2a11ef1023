import assert from 'node:assert/strict';

const old = {target: ['web', 'es5']};

export default [
  {
    says: 'webpack bundles the file twice, so its code runs twice and each copy has its own state',
    files: {
      'src/index.js': 'import "./header.js"; import "./Header.js";',
      'src/header.js': 'console.log("header");',
      'src/Header.js': 'console.log("header");',
    },
    async holds({warnings, run}) {
      assert.match(warnings.join(), /only differ in casing/);
      assert.deepEqual((await run()).printed, ['header', 'header']);
    },
    unless: {files: {'src/index.js': 'import "./header.js"; import "./header.js";'}},
  },
  {
    says: 'Each await gives one warning.',
    files: {'src/index.js': 'await fetch("/a"); await fetch("/b");'},
    configuration: old,
    holds: ({warnings}) => assert.equal(warnings.length, 2),
    unless: {files: {'src/index.js': 'await fetch("/a");'}},
  },
  {
    says: 'put the code into an async function that you call at once',
    files: {'src/index.js': '(async () => { await fetch("/a"); })();'},
    configuration: old,
    holds: ({warnings}) => assert.deepEqual(warnings, []),
    unless: {files: {'src/index.js': 'await fetch("/a");'}},
  },
];
