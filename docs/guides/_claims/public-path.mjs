import assert from 'node:assert/strict';

const rule = {module: {rules: [{test: /\.svg$/, type: 'asset/resource'}]}};
const late = {
  'src/public-path.js': '__webpack_public_path__ = "/late/";',
  'src/index.js': 'import "./public-path.js"; import a from "./a.svg"; console.log(a);',
  'src/a.svg': '<svg/>',
};
const printed = async ({run}) => (await run()).printed.join('\n');

export default [
  {
    says: 'The default for browsers is publicPath: "auto"',
    files: {'src/index.js': 'console.log(__webpack_public_path__);'},
    holds: ({assets}) => assert.match(assets['main.js'], /currentScript/),
    unless: {configuration: {output: {publicPath: ''}}},
  },
  {
    says: 'webpack drops the module in both modes',
    files: {...late, 'package.json': '{"sideEffects": false}'},
    configuration: {...rule, output: {publicPath: ''}},
    holds: async (seen) => assert.doesNotMatch(await printed(seen), /late/),
    unless: {files: {...late, 'package.json': '{"sideEffects": ["./src/public-path.js"]}'}},
  },
  {
    says: 'An imported image keeps the URL that it got when its module ran.',
    files: {
      'src/index.js':
        'import a from "./a.svg"; __webpack_public_path__ = "/late/"; console.log(a);',
      'src/a.svg': '<svg/>',
    },
    configuration: {...rule, output: {publicPath: '/first/'}},
    holds: async (seen) => assert.match(await printed(seen), /^\/first\//),
    unless: {files: late},
  },
];
