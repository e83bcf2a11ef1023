import assert from 'node:assert/strict';

const runtime = (module) => ({
  entry: './src/index.js',
  output: {html: true, module},
  optimization: {runtimeChunk: 'single'},
});

export default [
  {
    says: 'ES module output has them by default, because browsers find modules one after another.',
    files: {'src/index.js': 'console.log("harbor");'},
    configuration: runtime(true),
    holds: ({assets}) => assert.match(assets['main.html'], /rel="?modulepreload/),
    unless: {configuration: runtime(false)},
  },
];
