import assert from 'node:assert/strict';

const asked = {
  'src/index.js':
    'import(/* webpackMode: "eager" */ "./glaze.cjs").then((m) => console.log(typeof m, typeof m.default));',
};

export default [
  {
    says: 'Since version 4, it gives a namespace object, and the exports are its default',
    files: {...asked, 'src/glaze.cjs': 'module.exports = function glaze() {};'},
    configuration: {target: 'node'},
    holds: async ({run}) => {
      const {printed} = await run();
      assert.deepEqual(printed, ['object function']);
    },
    unless: {files: {'src/glaze.cjs': 'exports.glaze = 1;'}},
  },
];
