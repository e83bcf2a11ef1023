import assert from 'node:assert/strict';

/** Gives a configuration that ignores requests. */
const ignores =
  (options, more) =>
  ({webpack}) => ({plugins: [new webpack.IgnorePlugin(options)], devtool: false, ...more});

const herbs = {'src/herbs.js': 'module.exports = "basil";'};
const files = (code) => ({...herbs, 'src/index.js': code});
const herbsOnly = {resourceRegExp: /herbs/};
const nothing = ignores({resourceRegExp: /nothing/});
const printed = (lines) => async (seen) => assert.deepEqual((await seen.run()).printed, lines);
const message = "Cannot find module './herbs.js'";

const names = {
  'node_modules/names/index.js': 'exports.load = (name) => require("./locale/" + name);',
  'node_modules/names/locale/de.js': 'module.exports = "German";',
  'node_modules/names/locale/fr.js': 'module.exports = "French";',
};
const folder = {resourceRegExp: /^\.\/locale$/, contextRegExp: /names$/};
const css = {experiments: {css: true}, optimization: {minimize: false}};
const page = {
  'src/index.html':
    '<!doctype html><title>Herbs</title><link rel="stylesheet" href="./herbs.css"><script src="./herbs.js"></script><img src="./leaf.svg" alt="">',
  'src/herbs.js': 'document.title = "basil";',
  'src/herbs.css': 'h2 { color: green; }',
  'src/leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const ofPage = (resourceRegExp) => ignores({resourceRegExp}, {entry: './src/index.html'});
const styles = {
  'src/index.js': 'import "./shop.css";',
  'src/shop.css': '@import "./herbs.css"; h1 { background: url(./leaf.svg); }',
  'src/herbs.css': 'h2 { color: green; }',
  'src/leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

export default [
  {
    says: 'When the code runs and needs the module, it throws the error of a missing module.',
    files: files('import herbs from "./herbs.js"; console.log(herbs);'),
    configuration: ignores(herbsOnly),
    async holds({run, errors, warnings}) {
      assert.deepEqual([...errors, ...warnings], []);
      assert.equal((await run()).failure, message);
    },
    unless: {configuration: nothing},
  },
  {
    says: 'therefore does not match "./herbs.js"',
    files: files('import herbs from "./herbs.js"; console.log(herbs);'),
    configuration: ignores({resourceRegExp: /src\/herbs\.js$/}),
    holds: printed(['basil']),
    unless: {configuration: ignores(herbsOnly)},
  },
  {
    says: 'The path stays in the object, and its function rejects.',
    files: files(
      'for (const load of Object.values(import.meta.glob("./herbs.js"))) load().catch(({message}) => console.log(message));',
    ),
    configuration: ignores(herbsOnly, {output: {asyncChunks: false}}),
    holds: printed([message]),
    unless: {configuration: nothing},
  },
  {
    says: 'With eager: true, its value is undefined.',
    files: files(
      'console.log(Object.values(import.meta.glob("./herbs.js", {eager: true})).map(String).join());',
    ),
    configuration: ignores(herbsOnly),
    holds: printed(['undefined']),
    unless: {configuration: nothing},
  },
  {
    says: 'Without this option, the request is ignored in all folders.',
    files: {
      ...files(
        'import "./more/index.js"; try { require("./herbs.js"); } catch { console.log("no"); }',
      ),
      'src/more/index.js': 'try { require("./herbs.js"); } catch { console.log("none"); }',
      'src/more/herbs.js': '',
    },
    configuration: ignores(herbsOnly),
    holds: printed(['none', 'no']),
    unless: {configuration: ignores({...herbsOnly, contextRegExp: /more$/})},
  },
  {
    says: 'An entry that is ignored becomes a script without code.',
    files: files('console.log("shop");'),
    configuration: ignores({resourceRegExp: /index/}, {entry: './src/index.js'}),
    holds: printed([]),
    unless: {configuration: nothing},
  },
  {
    says: 'webpack includes all of them, even in production, unless you ignore the folder:',
    files: {...names, 'src/index.js': 'import {load} from "names"; console.log(typeof load);'},
    configuration: {},
    holds: ({assets}) => assert.match(assets['main.js'], /German[^]*French/),
    unless: {configuration: ignores(folder)},
  },
  {
    says: 'Their requests are different, so webpack does not ignore them:',
    files: {
      ...names,
      'src/index.js':
        'import {load} from "names"; import de from "names/locale/de"; console.log(de);',
    },
    configuration: ignores(folder),
    async holds({assets, run}) {
      assert.deepEqual((await run()).printed, ['German']);
      assert.doesNotMatch(assets['main.js'], /French/);
    },
    unless: {configuration: ignores({resourceRegExp: /locale/})},
  },
  {
    says: 'The module throws when it starts, even if nothing uses the import.',
    files: files('import herbs from "./herbs.js"; console.log("shop");'),
    configuration: ignores(herbsOnly),
    holds: async ({run}) => assert.deepEqual((await run()).printed, []),
    unless: {configuration: nothing},
  },
  {
    says: 'The call throws, so put it into try.',
    files: files(
      'try { require("./herbs.js"); } catch (error) { console.log(error.code, error.message); }',
    ),
    configuration: ignores(herbsOnly),
    holds: printed([`MODULE_NOT_FOUND ${message}`]),
    unless: {configuration: nothing},
  },
  {
    says: 'The promise is rejected.',
    files: files(
      'import("./herbs.js").then(() => console.log("loaded"), ({message}) => console.log(message));',
    ),
    configuration: ignores(herbsOnly),
    holds: printed([message]),
    unless: {configuration: nothing},
  },
  {
    says: 'Ignored files are missing in keys(), and a request for one throws, or rejects the promise of import().',
    files: {
      ...herbs,
      'src/index.js':
        'const all = require.context("./", false, /(herbs|index)\\.js$/); console.log(all.keys().join()); try { all("./herbs.js"); } catch (error) { console.log(error.message); } const file = globalThis.file || "herbs"; import(`./${file}.js`).catch((error) => console.log(error.message));',
    },
    configuration: ignores(herbsOnly),
    holds: printed(['./index.js', message, message]),
    unless: {configuration: nothing},
  },
  {
    says: 'If the folder is ignored, each call throws, import() too.',
    files: {
      'src/locale/de.js': 'export default "de";',
      'src/index.js':
        'const file = globalThis.file || "de"; const test = (load) => { try { load().catch(() => console.log("rejected")); } catch (error) { console.log(error.message); } }; test(() => require(`./locale/${file}`)); test(() => import(`./locale/${file}`));',
    },
    configuration: ignores({resourceRegExp: /locale$/}),
    holds: printed(["Cannot find module 'undefined'", "Cannot find module 'undefined'"]),
    unless: {configuration: ignores({resourceRegExp: /de$/})},
  },
  {
    says: 'The expression throws when it runs.',
    files: {...styles, 'src/index.js': 'console.log(new URL("./leaf.svg", import.meta.url).href);'},
    configuration: ignores({resourceRegExp: /leaf/}),
    holds: async ({run}) => assert.equal((await run()).failure, "Cannot find module './leaf.svg'"),
    unless: {configuration: nothing},
  },
  {
    says: 'The rule is removed.',
    files: styles,
    configuration: ignores({resourceRegExp: /herbs/}, css),
    holds: ({assets}) => assert.doesNotMatch(assets['main.css'], /@import|h2/),
    unless: {configuration: ignores({resourceRegExp: /nothing/}, css)},
  },
  {
    says: 'It becomes url(data:,), which shows nothing.',
    files: styles,
    configuration: ignores({resourceRegExp: /leaf/}, css),
    holds: ({assets}) => assert.match(assets['main.css'], /url\(data:,\)/),
    unless: {configuration: ignores({resourceRegExp: /nothing/}, css)},
  },
  {
    says: 'webpack writes no file for the worker',
    files: {
      'src/index.js':
        'try { new Worker(new URL("./count.js", import.meta.url)); } catch { console.log("thrown"); }',
      'src/count.js': 'postMessage(1);',
    },
    configuration: ignores({resourceRegExp: /count/}),
    async holds({assets, run}) {
      assert.deepEqual(Object.keys(assets), ['main.js']);
      const started = [];
      const Worker = class {
        constructor(url) {
          started.push(String(url));
        }
      };
      assert.deepEqual((await run(['main.js'], {Worker})).printed, []);
      assert.match(started[0], /undefined$/);
    },
    unless: {configuration: nothing},
  },
  {
    says: 'The page loads a script that lacks the module.',
    files: page,
    configuration: ofPage(/herbs\.js/),
    holds({assets}) {
      assert.match(assets['index.html'], /herbs\.js/);
      assert.doesNotMatch(assets['herbs.js'], /basil/);
    },
    unless: {configuration: ofPage(/nothing/)},
  },
  {
    says: 'The page refers to a stylesheet that webpack does not write.',
    files: page,
    configuration: ofPage(/herbs\.css/),
    holds({assets}) {
      assert.match(assets['index.html'], /herbs\.css/);
      assert.equal(assets['herbs.css'], undefined);
    },
    unless: {configuration: ofPage(/nothing/)},
  },
  {
    says: 'It becomes src="data:,", which shows no image.',
    files: page,
    configuration: ofPage(/leaf/),
    holds: ({assets}) => assert.match(assets['index.html'], /<img src="?data:,"? /),
    unless: {configuration: ofPage(/nothing/)},
  },
  {
    says: 'webpack writes a script without code, and no page.',
    files: page,
    configuration: ofPage(/index\.html/),
    async holds({assets, run}) {
      assert.deepEqual(Object.keys(assets), ['main.js']);
      assert.deepEqual((await run(['main.js'])).printed, []);
    },
    unless: {configuration: ofPage(/nothing/)},
  },
  {
    says: "If webpack ignored a whole folder, the message is Cannot find module 'undefined'.",
    files: {...names, 'src/index.js': 'import {load} from "names"; load("de");'},
    configuration: ignores(folder),
    holds: async ({run}) => assert.equal((await run()).failure, "Cannot find module 'undefined'"),
    unless: {configuration: nothing},
  },
  {
    says: 'webpack ignores ./fr, and includes the file for ./fr.js',
    files: {...names, 'src/index.js': 'import {load} from "names"; console.log(load("fr.js"));'},
    configuration: ignores({resourceRegExp: /(fr|it)$/}),
    holds: printed(['French']),
    unless: {configuration: ignores({resourceRegExp: /^\.\/(fr|it)(\.js)?$/})},
  },
];
