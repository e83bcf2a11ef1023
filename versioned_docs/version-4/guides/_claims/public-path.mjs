import assert from 'node:assert/strict';

const rule = {
  module: {rules: [{test: /\.svg$/, loader: 'file-loader', options: {name: 'a.svg'}}]},
};
const late = {
  'src/public-path.js': '__webpack_public_path__ = "/late/";',
  'src/index.js': 'import "./public-path.js"; import a from "./a.svg"; console.log(a);',
  'src/a.svg': '<svg/>',
};
const prints = (lines) => async (seen) => assert.deepEqual((await seen.run()).printed, lines);

export default [
  {
    says: 'does not exist in version 4, which writes it in front of each file name',
    files: {'src/index.js': 'console.log(__webpack_public_path__);'},
    configuration: {output: {publicPath: 'auto'}},
    holds: prints(['auto']),
    unless: {configuration: {output: {publicPath: '/auto/'}}},
  },
  {
    says: 'Imports run before all other lines of a module, and the module of the image computes its URL when it runs.',
    files: {
      ...late,
      'src/index.js':
        'import a from "./a.svg"; __webpack_public_path__ = "/late/"; console.log(a);',
    },
    configuration: {...rule, output: {publicPath: '/first/'}},
    holds: prints(['/first/a.svg']),
    unless: {files: late},
  },
  {
    says: 'production mode drops the module, because nothing is imported from it',
    modes: ['production'],
    files: {...late, 'package.json': '{"sideEffects": false}'},
    configuration: rule,
    holds: prints(['a.svg']),
    unless: {files: {'package.json': '{"sideEffects": ["./src/public-path.js"]}'}},
  },
];
