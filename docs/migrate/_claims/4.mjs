import assert from 'node:assert/strict';

const asked = {
  'src/index.js': 'import("./glaze.cjs").then((m) => console.log(typeof m, typeof m.default));',
};

export default [
  {
    says: 'Since version 4, it gives a namespace object, and the exports are its default',
    files: {...asked, 'src/glaze.cjs': 'module.exports = function glaze() {};'},
    configuration: {output: {filename: 'main.js', publicPath: '/'}},
    holds: async ({run}) => {
      const {printed} = await run(['main.js']);
      assert.deepEqual(printed, ['object function']);
    },
    unless: {files: {'src/glaze.cjs': 'exports.glaze = 1;'}},
  },
];
