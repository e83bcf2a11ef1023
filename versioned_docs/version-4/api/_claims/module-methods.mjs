import assert from 'node:assert/strict';

const named = 'define("prices", [], () => "from the list");';

export default [
  {
    says: 'The name counts only inside of the same file, so other modules have to use the path of the file.',
    files: {
      'src/index.js': `${named} define(["prices"], (prices) => console.log(prices)); import("./other.js");`,
      'src/other.js': 'console.log(require("prices"));',
    },
    holds: async ({errors, build}) => {
      assert.match(errors.join(), /Can't resolve 'prices'/);
      const {run} = await build({files: {'src/other.js': ''}});
      assert.deepEqual((await run()).printed, ['from the list']);
    },
    unless: {files: {'src/other.js': 'console.log(require("./list.js"));', 'src/list.js': named}},
  },
];
