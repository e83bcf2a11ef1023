import assert from 'node:assert/strict';

const excludes =
  (expression) =>
  ({webpack}) => ({plugins: [new webpack.ContextExclusionPlugin(expression)]});

const files = {
  'src/index.js': 'console.log(require.context("./pages", true, /js$/).keys().join());',
  'src/pages/tides.js': '',
  'src/pages/__tests__/tides.js': '',
};
const printed = (line) => async (seen) => assert.deepEqual((await seen.run()).printed, [line]);

export default [
  {
    says: 'An excluded folder is not searched.',
    files,
    configuration: excludes(/^__tests__$/),
    holds: printed('./tides.js'),
    unless: {configuration: excludes(/nothing/)},
  },
  {
    says: 'nothing, because a name contains no slash',
    files,
    configuration: excludes(/pages\/tides/),
    holds: printed('./__tests__/tides.js,./tides.js'),
    unless: {configuration: excludes(/tides/)},
  },
  {
    says: 'The expression does not affect ordinary requests',
    files: {
      ...files,
      'src/index.js': 'import {tide} from "./pages/tides.test.js"; console.log(tide);',
      'src/pages/tides.test.js': 'export const tide = "low";',
    },
    configuration: excludes(/\.test\.js$/),
    holds: printed('low'),
    unless: {
      files: {
        'src/index.js': 'console.log(require.context("./pages", true, /test/).keys().length);',
      },
    },
  },
];
