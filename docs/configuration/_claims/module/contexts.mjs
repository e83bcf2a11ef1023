import assert from 'node:assert/strict';

const languages = {
  'src/lang/de.js': 'module.exports = "german";',
  'src/lang/en.js': 'module.exports = "english";',
  'src/lang/notes.txt': 'text',
};
const names = ({assets}) =>
  ['german', 'english'].filter((word) => assets['main.js'].includes(word));

const styles = {
  'src/index.js': 'import "./page.css";',
  'src/page.css': '@custom-media --wide (width > 400px); @media (--wide) { .a { color: red } }',
};
const leaves = (type) => ({
  output: {cssFilename: 'page.css'},
  module: {parser: {[type]: {customMedia: false}}},
});

export default [
  {
    says: 'If part of the path is known, webpack bundles every file that fits it, as a context module.',
    files: {
      ...languages,
      'src/index.js': 'const name = location.hash; console.log(require(`./lang/${name}.js`));',
    },
    holds: (seen) => assert.deepEqual(names(seen), ['german', 'english']),
    unless: {files: {'src/index.js': 'const name = location.hash; console.log(require(name));'}},
  },
  {
    says: 'otherwise webpack resolves it within the file. Set it in parser["css/auto"], the type of .css files: parser.css does not reach them',
    files: styles,
    configuration: leaves('css'),
    holds: ({assets}) => assert.doesNotMatch(assets['page.css'], /@custom-media/),
    unless: {configuration: leaves('css/auto')},
  },
];
