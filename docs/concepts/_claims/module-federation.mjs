import assert from 'node:assert/strict';

const react = {
  'node_modules/react/package.json': '{"name": "react", "version": "19.3.1"}',
  'node_modules/react/index.js': 'exports.useState = () => ["C"];',
  'node_modules/react/jsx-runtime.js': 'exports.jsx = () => "own copy of jsx-runtime";',
  'node_modules/react/jsx-dev-runtime.js': 'exports.jsxDEV = () => "own copy of jsx-dev-runtime";',
  'src/Forecast.js':
    'import { useState } from "react"; import { jsx } from "react/jsx-runtime"; import { jsxDEV } from "react/jsx-dev-runtime"; export default () => [useState(), jsx(), jsxDEV()];',
};
/** A remote that shares these packages. */
const remote = (shared) => (given) => ({
  entry: {},
  plugins: [
    new given.webpack.container.ModuleFederationPlugin({
      name: 'weather',
      filename: 'weather-entry.js',
      exposes: {'./Forecast': './src/Forecast.js'},
      shared,
    }),
  ],
});
/** Which requests the build takes from the share scope. */
const consumed = ({stats}) =>
  [...stats.compilation.modules]
    .filter(({type}) => type === 'consume-shared-module')
    .map(({options}) => options.shareKey)
    .sort();
const one = {singleton: true};

export default [
  {
    says: 'and the key react covers neither',
    files: react,
    configuration: remote({react: one}),
    holds: (seen) => assert.deepEqual(consumed(seen), ['react']),
    unless: {configuration: remote({react: one, 'react/': one})},
  },
  {
    says: 'once both builds add "react/": { singleton: true } next to react',
    files: react,
    configuration: remote({react: one, 'react/': one}),
    holds: (seen) =>
      assert.deepEqual(consumed(seen), ['react', 'react/jsx-dev-runtime', 'react/jsx-runtime']),
    unless: {configuration: remote({'react/': one})},
  },
];
