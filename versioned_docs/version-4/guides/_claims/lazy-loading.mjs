import assert from 'node:assert/strict';

const files = {
  'src/index.js': 'console.log("start"); setTimeout(() => require("./statistics.js"));',
  'src/statistics.js': 'console.log("statistics");',
};

export default [
  {
    says: 'The module is then part of the first file, but runs at the first click, in the same line that uses it',
    files,
    holds: async ({assets, run}) => {
      assert.deepEqual(Object.keys(assets), ['main.js']);
      assert.equal((await run()).printed[0], 'start');
    },
    unless: {files: {'src/index.js': 'import "./statistics.js"; console.log("start");'}},
  },
  {
    says: 'import defer and import.defer() do not exist in version 4, whose parser stops at them',
    files: {...files, 'src/index.js': 'import defer * as statistics from "./statistics.js";'},
    holds: async ({errors, build}) => {
      assert.match(errors[0], /Module parse failed/);
      const call = await build({files: {'src/index.js': 'import.defer("./statistics.js");'}});
      assert.match(call.errors[0], /Module parse failed/);
    },
    unless: {files: {'src/index.js': 'import("./statistics.js");'}},
  },
];
