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
  {
    says: 'Code that you know never runs: exprContextCritical: false silences the warning.',
    files: {'src/index.js': 'const name = location.hash; if (name === "#never") require(name);'},
    configuration: {module: {parser: {javascript: {exprContextCritical: false}}}},
    holds: ({warnings}) => assert.deepEqual(warnings, []),
    unless: {configuration: {module: {}}},
  },
  {
    says: 'so set it in the parser of a rule that matches only this package',
    files: {
      'src/index.js': 'import "tools"; require(location.hash);',
      'node_modules/tools/index.js': 'require(location.hash);',
    },
    configuration: {
      module: {rules: [{test: /tools/, parser: {exprContextCritical: false}}]},
    },
    holds: ({warnings}) => assert.equal(warnings.length, 1),
    unless: {configuration: {module: {parser: {javascript: {exprContextCritical: false}}}}},
  },
  {
    says: 'A file of a production build for browsers is larger than 250,000 bytes, which webpack prints as 244 KiB.',
    modes: ['production'],
    files: {'src/index.js': `document.title = "${'a'.repeat(250_001)}";`},
    holds: ({warnings}) => assert.match(warnings.join(), /\(244 KiB\)/),
    unless: {files: {'src/index.js': `document.title = "${'a'.repeat(249_900)}";`}},
  },
  {
    says: 'These builds succeed, but the code then fails or is slow.',
    files: {'src/index.js': 'const name = location.href; console.log("start"); require(name);'},
    async holds({errors, warnings, run}) {
      assert.deepEqual([errors.length, warnings.length], [0, 1]);
      assert.match(String((await run()).failure), /Cannot find module/);
    },
    unless: {files: {'src/index.js': 'console.log("start");'}},
  },
];
