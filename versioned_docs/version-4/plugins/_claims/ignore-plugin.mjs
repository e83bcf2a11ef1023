import assert from 'node:assert/strict';

const ignores =
  (...args) =>
  ({webpack}) => ({devtool: false, plugins: [new webpack.IgnorePlugin(...args)]});
const code = (source) => ({
  'src/index.js': source,
  'src/herbs.js': 'module.exports = "basil";',
  'src/locale/de.js': 'module.exports = "de";',
  'src/locale/fr.js': 'module.exports = "fr";',
});
const nothing = {configuration: ignores(/nothing/)};
const printed = (lines) => async (seen) => assert.deepEqual((await seen.run()).printed, lines);
const required =
  'try { console.log(require("./herbs.js")); } catch (error) { console.log(error.code, error.message); }';
const missing = ["MODULE_NOT_FOUND Cannot find module './herbs.js'"];

export default [
  {
    says: 'it throws the error of a missing module.',
    files: code(required),
    configuration: ignores(/herbs/),
    holds: printed(missing),
    unless: nothing,
  },
  {
    says: 'therefore does not match "./herbs.js"',
    files: code(required),
    configuration: ignores(/src\/herbs\.js$/),
    holds: printed(['basil']),
    unless: {configuration: ignores(/herbs\.js$/)},
  },
  {
    says: 'Without this option, the request is ignored in all folders.',
    files: code(required),
    configuration: ignores(/herbs/),
    holds: printed(missing),
    unless: {configuration: ignores(/herbs/, /other$/)},
  },
  {
    says: 'Use it instead of the regular expressions, because you cannot set both.',
    files: code(''),
    configuration: ({webpack}) => {
      assert.throws(
        () => new webpack.IgnorePlugin({resourceRegExp: /a/, checkResource: () => false}),
        /Invalid Options/,
      );
      return {output: {filename: 'thrown.js'}};
    },
    holds: ({assets}) => assert.ok(assets['thrown.js']),
    unless: {configuration: {output: {filename: 'other.js'}}},
  },
  {
    says: 'With both, a module is left out if both return true.',
    files: code(required),
    configuration: ignores({
      checkResource: (request) => request === './herbs.js',
      checkContext: (folder) => folder.endsWith('src'),
    }),
    holds: printed(missing),
    unless: {
      configuration: ignores({
        checkResource: (request) => request === './herbs.js',
        checkContext: () => false,
      }),
    },
  },
  {
    says: 'The module throws when it starts, even if nothing uses the import.',
    files: code('import "./herbs.js"; console.log("started");'),
    configuration: ignores(/herbs/),
    async holds({run}) {
      const {printed: lines, failure} = await run();
      assert.deepEqual([lines, failure], [[], "Cannot find module './herbs.js'"]);
    },
    unless: nothing,
  },
  {
    says: 'The promise is rejected.',
    files: code('import("./herbs.js").catch((error) => console.log(error.message));'),
    configuration: ignores(/herbs/),
    holds: printed(["Cannot find module './herbs.js'"]),
    unless: nothing,
  },
  {
    says: 'Ignored files are missing in keys(), and a request for one throws, or rejects the promise of import().',
    files: code(
      'const all = require.context("./locale"); console.log(all.keys().join()); try { all("./fr"); } catch (error) { console.log(error.message); } const name = "fr"; import("./locale/" + name).catch((error) => console.log(error.message));',
    ),
    configuration: ignores(/fr/),
    holds: printed(['./de,./de.js', "Cannot find module './fr'", "Cannot find module './fr'"]),
    unless: nothing,
  },
  {
    says: 'If the folder is ignored, each call throws, import() too.',
    files: code(
      'const name = "de"; const test = (load) => { try { load().catch(() => console.log("rejected")); } catch (error) { console.log(error.message); } }; test(() => require("./locale/" + name)); test(() => import("./locale/" + name));',
    ),
    configuration: ignores(/^\.\/locale$/),
    holds: printed(["Cannot find module 'undefined'", "Cannot find module 'undefined'"]),
    unless: nothing,
  },
  {
    says: "the message is Cannot find module 'undefined'.",
    files: code(
      'const name = "de"; try { require("./locale/" + name); } catch (error) { console.log(error.message); }',
    ),
    configuration: ignores(/^\.\/locale$/),
    holds: printed(["Cannot find module 'undefined'"]),
    unless: nothing,
  },
  {
    says: 'webpack ignores ./fr, and includes the file for ./fr.js.',
    files: code('console.log(require.context("./locale").keys().join());'),
    configuration: ignores(/(fr|it)$/),
    holds: printed(['./de,./de.js,./fr.js']),
    unless: nothing,
  },
];
