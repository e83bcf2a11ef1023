import assert from 'node:assert/strict';

const files = {
  'src/index.js': 'import url from "./basil.svg"; console.log(url);',
  'src/basil.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const rule = (options, loader = 'file-loader') => ({
  module: {rules: [{test: /\.svg$/, loader, options}]},
});

export default [
  {
    says: 'Its default in version 4 is an empty text, so the page would look for the images next to index.html, and not in dist.',
    files,
    configuration: rule({name: 'basil.svg'}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['basil.svg']),
    unless: {configuration: {output: {publicPath: 'dist/'}}},
  },
  {
    says: 'With require("./basil.svg") you get an object with the URL in default',
    files: {...files, 'src/index.js': 'console.log(require("./basil.svg").default);'},
    configuration: rule({name: 'basil.svg'}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['basil.svg']),
    unless: {configuration: rule({name: 'basil.svg', esModule: false})},
  },
  {
    says: 'set esModule: false now, so that it gives the URL in both',
    files: {...files, 'src/index.js': 'console.log(require("./basil.svg"));'},
    configuration: rule({name: 'basil.svg', esModule: false}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['basil.svg']),
    unless: {configuration: rule({name: 'basil.svg'})},
  },
  {
    says: 'a data: URL up to this number of bytes, else the URL of a copy by file-loader',
    files,
    configuration: rule({limit: 41}, 'url-loader'),
    holds: async ({run}) => assert.match((await run()).printed[0], /^data:image\/svg/),
    unless: {configuration: rule({limit: 40}, 'url-loader')},
  },
  {
    says: 'If an import then no longer leads to a file, the build fails with Module not found and the path.',
    files: {'src/index.js': 'import "./icons/basil.svg";'},
    configuration: rule({}),
    holds: ({errors}) => assert.match(errors[0], /Module not found[^]*'\.\/icons\/basil\.svg'/),
    unless: {files},
  },
];
