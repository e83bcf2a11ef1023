import assert from 'node:assert/strict';

const kit = (index) => ({
  'src/index.js': 'import "./kit.mjs";',
  'src/kit.mjs': index,
  'src/price.js': 'exports.price = 3;',
});

export default [
  {
    says: 'webpack 4 is strict in such files, and allows only the default import:',
    files: kit('import {price} from "./price.js"; console.log(price);'),
    holds: ({errors}) =>
      assert.match(errors[0], /Can't import the named export 'price' from non EcmaScript module/),
    unless: {files: kit('import prices from "./price.js"; console.log(prices.price);')},
  },
  {
    says: 'A cache group has a minSize that is larger than its maxSize.',
    configuration: {
      optimization: {splitChunks: {chunks: 'all', minSize: 2000, maxSize: 1000}},
    },
    files: {'src/index.js': `import("./large.js");`, 'src/large.js': `/* ${'x'.repeat(3000)} */`},
    holds: ({warnings}) => assert.match(warnings.join(), /minSize[^]*maxSize/),
    unless: {
      configuration: {optimization: {splitChunks: {chunks: 'all', minSize: 1000, maxSize: 2000}}},
    },
  },
];
