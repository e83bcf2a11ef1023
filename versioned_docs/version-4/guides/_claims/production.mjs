import assert from 'node:assert/strict';

const files = {
  'src/index.js':
    'import { check } from "./check.js"; if (process.env.NODE_ENV === "development") check(); console.log("order");',
  'src/check.js': 'export const check = () => console.log("checked prices");',
};
const limit = (hints) => ({
  performance: {hints, maxEntrypointSize: 300, maxAssetSize: 300},
});

export default [
  {
    says: 'so the condition in index.js is always false, and check.js is not in the bundle',
    modes: ['production'],
    files,
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /checked prices/),
    unless: {configuration: {mode: 'development'}},
  },
  {
    says: 'minimizer replaces the built-in list, so TerserPlugin has to be in it, or scripts are no longer minimized',
    modes: ['production'],
    files,
    configuration: {optimization: {minimizer: [{apply() {}}]}},
    holds: ({assets}) => assert.match(assets['main.js'], /\/\*{6}\//),
    unless: {configuration: {optimization: {}}},
  },
  {
    says: 'the build ends with exit code 1 and this message, after it has written the files',
    modes: ['production'],
    files,
    configuration: limit('error'),
    holds: ({assets, errors}) => {
      assert.match(errors[0], /asset size limit|entrypoint size limit/);
      assert.ok(assets['main.js']);
    },
    unless: {configuration: limit(false)},
  },
];
