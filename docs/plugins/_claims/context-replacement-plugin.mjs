import assert from 'node:assert/strict';

const replaces =
  (...options) =>
  ({webpack}) => ({plugins: [new webpack.ContextReplacementPlugin(...options)]});

const files = {
  'src/index.js':
    'import {load} from "words"; for (const name of ["de", "nl-de", "it"]) try { console.log(load(name)); } catch (error) { console.log(error.message); }',
  'node_modules/words/index.js': 'exports.load = (name) => require("./locale/" + name);',
  'node_modules/words/locale/de.js': 'module.exports = "de";',
  'node_modules/words/locale/nl-de.js': 'module.exports = "nl-de";',
  'node_modules/words/locale/it.js': 'module.exports = "it";',
};
const locales = /words[\\/]locale$/;
const missing = (name) => `Cannot find module './${name}'`;
const printed = (lines) => async (seen) => assert.deepEqual((await seen.run()).printed, lines);

const expression = {
  'src/index.js': 'import {load} from "kit"; console.log(typeof load);',
  'node_modules/kit/index.js': 'exports.load = (name) => require(name);',
};
const noCritical = ({warnings}) =>
  assert.ok(!warnings.some((message) => message.includes('Critical dependency')));

/** What the last call of a function got as `resource`. */
let resources;

export default [
  {
    says: 'begin with ^\\.\\/ so that de does not match ./nl-de',
    files,
    configuration: replaces(locales, /^\.\/de$/),
    holds: printed(['de', missing('nl-de'), missing('it')]),
    unless: {configuration: replaces(locales, /de$/)},
  },
  {
    says: 'Match the form that the code uses',
    files,
    configuration: replaces(locales, /^\.\/de\.js$/),
    holds: printed([missing('de'), missing('nl-de'), missing('it')]),
    unless: {configuration: replaces(locales, /^\.\/de$/)},
  },
  {
    says: 'so two of them in the wrong order have no effect either',
    files,
    configuration: replaces(/^\.\/de$/, locales),
    holds: printed(['de', 'nl-de', 'it']),
    unless: {configuration: replaces(locales, /^\.\/de$/)},
  },
  {
    says: 'An expression for the files does not change what import.meta.glob() takes.',
    files: {
      'src/index.js': 'console.log(Object.keys(import.meta.glob("./locale/*.js")).join());',
      'src/locale/de.js': '',
      'src/locale/it.js': '',
    },
    configuration: replaces(/locale/, /de\.js$/),
    holds: printed(['./locale/de.js,./locale/it.js']),
    unless: {
      files: {
        'src/index.js':
          'console.log(require.context("./locale", true, /\\.\\/.+js$/).keys().join());',
        'src/locale/de.js': '',
        'src/locale/it.js': '',
      },
    },
  },
  {
    says: 'The warning disappears, and the context remains empty:',
    files: expression,
    configuration: replaces(/kit$/),
    holds: noCritical,
    unless: {configuration: {plugins: []}},
  },
  {
    says: 'With a function, the warning stays, because the function decides about it, too.',
    files: expression,
    configuration: replaces(/kit$/, () => {}),
    holds: ({warnings}) => assert.match(`${warnings}`, /Critical dependency/),
    unless: {configuration: replaces(/kit$/)},
  },
  {
    says: 'but a regExp needs recursive in front of it',
    files: {
      ...files,
      'node_modules/words/short/de.js': 'module.exports = "d";',
      'node_modules/words/short/it.js': 'module.exports = "i";',
    },
    configuration: replaces(locales, '../short', /^\.\/de$/),
    holds: printed([missing('de'), missing('nl-de'), missing('it')]),
    unless: {configuration: replaces(locales, '../short', true, /^\.\/de$/)},
  },
  {
    says: 'a list of paths if webpack finds several folders',
    files: {
      'src/index.js': 'for (const name of ["a", "b"]) require("words/" + name);',
      'one/words/a.js': '',
      'two/words/b.js': '',
    },
    configuration: ({webpack, folder}) => ({
      resolve: {modules: [`${folder}/one`, `${folder}/two`]},
      plugins: [
        new webpack.ContextReplacementPlugin(/words$/, ({resource}) => (resources = resource)),
      ],
    }),
    holds: () => assert.equal([].concat(resources).length, 2),
    unless: {
      configuration: ({webpack, folder}) => ({
        resolve: {modules: [`${folder}/one`]},
        plugins: [
          new webpack.ContextReplacementPlugin(/words$/, ({resource}) => (resources = resource)),
        ],
      }),
    },
  },
];
