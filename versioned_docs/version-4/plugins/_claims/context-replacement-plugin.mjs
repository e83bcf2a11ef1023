import assert from 'node:assert/strict';

const words = {
  'src/index.js':
    'const n = globalThis.language || "de"; console.log(require("./locale/" + n).noon);',
  'src/locale/de.js': 'exports.noon = "Mittag";',
  'src/locale/nl-de.js': 'exports.noon = "lunch";',
  'src/locale/old/fr.js': 'exports.noon = "midi";',
  'words/de.js': 'exports.noon = "twelve";',
};
const report = {'src/index.js': 'module.exports = (name) => require(name);'};
const replaced = (...list) => ({
  configuration: ({webpack}) => ({plugins: [new webpack.ContextReplacementPlugin(...list)]}),
});
const silent = (context) => {
  for (const dependency of context.dependencies) dependency.critical = false;
};

/** The files that a build took for the variable. */
const included = ({stats}) =>
  stats
    .toJson({modules: true})
    .modules.map(({name}) => name)
    .filter((name) => /(locale|words)\/\S+\.js$/.test(name))
    .sort();

export default [
  {
    says: 'and begin with ^\\.\\/ so that de does not match ./nl-de.',
    files: words,
    ...replaced(/src[\\/]locale$/, /^\.\/de$/),
    holds: (seen) => assert.deepEqual(included(seen), ['./src/locale/de.js']),
    unless: replaced(/src[\\/]locale$/, /de$/),
  },
  {
    says: 'also turns subfolders off or on; regExp is optional',
    files: words,
    ...replaced(/src[\\/]locale$/, false),
    holds: (seen) =>
      assert.deepEqual(included(seen), ['./src/locale/de.js', './src/locale/nl-de.js']),
    unless: replaced(/src[\\/]locale$/, true),
  },
  {
    says: 'If resourceRegExp matches the request, it is relative to the module instead',
    files: words,
    ...replaced(/locale$/, '../words'),
    holds: (seen) => assert.deepEqual(included(seen), ['./words/de.js']),
    unless: replaced(/src[\\/]locale$/, '../words'),
  },
  {
    says: 'With a function, the warning stays unless the function sets critical to false for each of dependencies.',
    files: report,
    ...replaced(/src$/, () => {}),
    holds: ({warnings}) => assert.match(warnings.join(), /Critical dependency/),
    unless: replaced(/src$/, silent),
  },
];
