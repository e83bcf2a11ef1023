import assert from 'node:assert/strict';

export default [
  {
    says: 'none in production mode; in development mode the bundle, which throws when it reaches the failed module',
    files: {'src/index.js': 'console.log("start"); require("./nowhere.js");'},
    async holds({mode, assets, run}) {
      if (mode === 'production') return assert.deepEqual(assets, {});
      const {printed, failure} = await run();
      assert.deepEqual(printed, ['start']);
      return assert.match(String(failure), /Cannot find module/);
    },
    unless: {files: {'src/nowhere.js': ''}},
  },
  {
    says: 'The bundle fails when it runs.',
    files: {'src/index.js': 'console.log(process.env.HOME);'},
    async holds({errors, run}) {
      assert.deepEqual(errors, []);
      assert.equal((await run()).failure, 'process is not defined');
    },
    unless: {files: {'src/index.js': 'console.log(process.env.NODE_ENV);'}},
  },
];
