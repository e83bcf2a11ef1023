import assert from 'node:assert/strict';

const shop = {
  'package.json': '{"name": "shop"}',
  'src/index.js': 'import "./price.js"; import "tea";',
  'src/price.js': '1;',
  'node_modules/tea/index.js': '1;',
};

export default [
  {
    says: 'which have no effect on a single build.',
    files: shop,
    configuration: {watchOptions: {ignored: '**/src', poll: 100, aggregateTimeout: 9000}},
    async holds({assets, build}) {
      const without = await build({configuration: {watchOptions: {}, output: {}}});
      assert.deepEqual(without.assets, assets);
    },
    unless: {configuration: {output: {filename: 'other.js'}}},
  },
];
