import assert from 'node:assert/strict';

const limit = {maxEntrypointSize: 1, maxAssetSize: 1};
const told = ({warnings}) => warnings.join();
const hasLimit = (seen) => assert.match(told(seen), /size limit/);
const both = {
  'src/index.js': 'import(/* webpackPrefetch: true, webpackPreload: true */ "./a.js");',
  'src/a.js': 'console.log("a");',
};
const three = {
  performance: {
    hints: false,
    conflictingResourceHints: true,
    osDependentRules: true,
    unusedConfig: true,
    evalUsage: true,
  },
  module: {rules: [{test: /src\/icons/, type: 'asset'}]},
};
const mapped = (assetFilter) => ({
  devtool: 'source-map',
  performance: {hints: 'warning', maxAssetSize: 1, maxEntrypointSize: 1e6, assetFilter},
});

export default [
  {
    says: 'Limits warn when a file becomes too large; they are on in production builds for the web.',
    modes: ['production'],
    files: {'src/index.js': `console.log('${'a'.repeat(300_000)}');`},
    async holds(seen) {
      hasLimit(seen);
      const development = await seen.build({configuration: {mode: 'development'}});
      const server = await seen.build({configuration: {target: 'node'}});
      assert.deepEqual([development.warnings, server.warnings], [[], []]);
    },
    unless: {files: {'src/index.js': 'console.log("small");'}},
  },
  {
    says: 'Where the default is false, as in development mode or with target: "node", an object turns it on. In development mode, also set hints.',
    modes: ['development'],
    files: {'src/index.js': 'console.log("a");'},
    configuration: {performance: limit},
    async holds(seen) {
      assert.deepEqual(seen.warnings, []);
      hasLimit(await seen.build({configuration: {performance: {...limit, hints: 'warning'}}}));
      hasLimit(
        await seen.build({configuration: {mode: 'production', target: 'node', performance: limit}}),
      );
    },
    unless: {configuration: {performance: {...limit, hints: 'warning'}}},
  },
  {
    says: 'Three checks ignore false and still warn: conflictingResourceHints, osDependentRules and unusedConfig.',
    files: {...both, 'src/a.js': 'eval(""); console.log("a");'},
    configuration: three,
    holds(seen) {
      assert.match(told(seen), /conflicting resource hints/);
      assert.match(told(seen), /only matches '\/'/);
      assert.match(told(seen), /never applied to a module/);
      assert.doesNotMatch(told(seen), /eval usage/);
    },
    unless: {configuration: {performance: {...three.performance, unusedConfig: false}}},
  },
  {
    says: 'Your filter replaces the default, which skips files for development such as source maps, so keep !info.development in it.',
    modes: ['production'],
    files: {'src/index.js': 'console.log("a");'},
    configuration: mapped(() => true),
    async holds(seen) {
      assert.match(told(seen), /main\.js\.map/);
      const byDefault = await seen.build({configuration: mapped()});
      assert.doesNotMatch(told(byDefault), /main\.js\.map/);
    },
    unless: {configuration: mapped((name, source, info) => !info.development)},
  },
];
