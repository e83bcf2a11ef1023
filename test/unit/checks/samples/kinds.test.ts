import {createFence} from '../../../../src/content/fences/fence';
import {sampleKindOf} from '../../../../src/checks/samples/kinds';

const kind = (language: string, meta: string, source: string) =>
  sampleKindOf({...createFence(language, meta, source), line: 1, chapter: 0});

it.each([
  ['js', 'title="webpack.config.js"', '', 'configuration'],
  ['mjs', 'title="config/webpack.prod.mjs"', '', 'configuration'],
  ['js', '', 'module.exports = { entry: "./a.js", devServer: {} };', 'configuration'],
  ['js', '', 'export default { mode: "none" };', 'configuration'],
  ['js', '', 'export default { plugins: [], base: "/" };', 'source'],
  ['js', 'title="rspack.config.js"', 'module.exports = { mode: "none" };', 'source'],
  ['js', 'title="src/options.js"', 'export default { mode: "none" };', 'source'],
  ['js', 'title="loaders/csv.js"', '', 'loader'],
  ['js', 'title="csv-loader.js"', '', 'loader'],
  ['js', 'title="plugins/ListPlugin.js"', '', 'plugin'],
  ['js', 'title="build.js"', 'const webpack = require("webpack");', 'script'],
  ['js', '', 'const webpack = require("webpack");', 'source'],
  ['js', 'run', '', 'script'],
  ['jsx', '', '', 'source'],
  ['bash', '', '', 'commands'],
  ['bash', 'title="build.sh"', '', 'other'],
  ['console', '', '', 'commands'],
  ['text', '', '', 'output'],
  ['json', '', '', 'data'],
])('a code block in %s with %s and the code %s is: %s', (language, meta, source, expected) => {
  expect(kind(language, meta, source)).toBe(expected);
});
