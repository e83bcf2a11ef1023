import assert from 'node:assert/strict';

const styles = {
  optimization: {minimize: false},
  devtool: false,
  module: {rules: [{test: /\.css$/, use: ['style-loader', 'css-loader']}]},
};
const files = {
  'package.json': '{"sideEffects": false}',
  'src/home.js': 'import "./home.css"; console.log("home");',
  'src/home.css': 'h1 { color: firebrick; }',
};

export default [
  {
    says: 'webpack drops a stylesheet that is only imported, in production mode, but not one in the list',
    modes: ['production'],
    files,
    configuration: {...styles, entry: './src/home.js'},
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /firebrick/),
    unless: {configuration: {entry: ['./src/home.css', './src/home.js']}},
  },
  {
    says: 'A description with import, dependOn or filename is an error.',
    files,
    configuration: {...styles, entry: {home: {import: './src/home.js'}}},
    holds: ({thrown}) =>
      assert.match(String(thrown), /configuration\.entry should be one of these/),
    unless: {configuration: {entry: {home: './src/home.js'}}},
  },
  {
    says: 'webpack keeps the order of the list.',
    files: {'src/a.js': 'console.log("a");', 'src/b.js': 'console.log("b");'},
    configuration: {entry: ['./src/b.js', './src/a.js']},
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['b', 'a']),
    unless: {configuration: {entry: ['./src/a.js', './src/b.js']}},
  },
];
