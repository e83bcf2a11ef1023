import assert from 'node:assert/strict';

const missing = {'src/index.js': 'console.log("start"); require("./limit.json");'};

export default [
  {
    says: 'In production mode it writes no file; in development mode it writes a bundle that throws when it reaches the import.',
    files: missing,
    async holds({mode, assets, errors, run}) {
      assert.match(String(errors[0]), /Can't resolve/);
      if (mode === 'production') return assert.deepEqual(assets, {});
      const {printed, failure} = await run();
      assert.deepEqual(printed, ['start']);
      return assert.match(String(failure), /Cannot find module/);
    },
    unless: {files: {'src/limit.json': '{}'}},
  },
];
