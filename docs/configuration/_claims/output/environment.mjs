import assert from 'node:assert/strict';

const loads = {
  'src/index.js': 'import(/* webpackPrefetch: true */ "./late.js");',
  'src/late.js': 'export const late = 1;',
};
const of = (document, module = true) => ({
  target: ['web', 'es2022'],
  devtool: false,
  output: {module, environment: document === undefined ? {} : {document}},
});

export default [
  {
    says: 'With false, an ES module bundle adds no <link> elements for prefetch and preload.',
    files: loads,
    configuration: of(false),
    holds: ({assets}) => assert.doesNotMatch(assets['main.mjs'], /createElement/),
    unless: {configuration: of(true)},
  },
  {
    says: 'Classic scripts and the code that loads stylesheets stay the same on targets other than Node.js.',
    files: loads,
    configuration: of(false, false),
    async holds({assets, build}) {
      const other = await build({configuration: of(true, false)});
      assert.equal(assets['main.js'], other.assets['main.js']);
    },
    unless: {configuration: {...of(false, false), devtool: 'eval'}},
  },
];
