import assert from 'node:assert/strict';

const text = (letter, kilobytes) => JSON.stringify(letter.repeat(kilobytes * 1000));
const packages = {
  'node_modules/tools/package.json':
    '{"name": "tools", "sideEffects": ["*.css"], "type": "module"}',
  'node_modules/tools/index.js': `export const first = (key) => ${text('a', 25)}[key]; export const second = (key) => ${text('b', 25)}[key];`,
  'node_modules/tools/index.css': `.a { content: ${text('c', 25)} }`,
};

const usesFirst = 'import {first} from "tools"; console.log(first(location.href.length));';
const usesBoth =
  'import {first, second} from "tools"; console.log(first(location.href.length), second(1));';

const shared = {
  ...packages,
  'src/a.js': 'import {first} from "tools"; console.log("a", first(location.href.length));',
  'src/b.js': 'import {first} from "tools"; console.log("b", first(location.href.length));',
};
const entry = {a: './src/a.js', b: './src/b.js'};
const split = (splitChunks, options) => ({optimization: {splitChunks}, ...options});

const hashed = (options) => ({
  output: {filename: '[name].[contenthash].js'},
  optimization: {runtimeChunk: 'single', splitChunks: {chunks: 'all'}, ...options},
});
const tools = (assets) => Object.keys(assets).find((name) => !/^(?:main|runtime)\./.test(name));

const holding = (assets, letter) =>
  Object.keys(assets).filter((name) => assets[name].includes(letter.repeat(1000)));
const eachPackage = (name) => ({
  output: {filename: '[name].[contenthash].js'},
  optimization: {
    splitChunks: {chunks: 'all', cacheGroups: {packages: {test: /node_modules/, name}}},
  },
});

async function requestedAtOnce(run) {
  const requested = [];
  const head = {appendChild: (script) => requested.push(script.src)};
  const currentScript = {src: 'http://page.example/main.js', tagName: 'SCRIPT'};
  const createElement = () => ({setAttribute() {}});
  const document = {currentScript, getElementsByTagName: () => [], createElement, head};
  await run('main.js', {document});
  return requested.length;
}

export default [
  {
    says: 'so with [contenthash], it gets a new name when you begin to use another export.',
    modes: ['production'],
    files: {...packages, 'src/index.js': usesFirst},
    configuration: hashed({}),
    async holds({assets, build}) {
      const after = await build({files: {'src/index.js': usesBoth}});
      assert.notEqual(tools(after.assets), tools(assets));
    },
    unless: {configuration: hashed({usedExports: false, mangleExports: false})},
  },
  {
    says: 'Each entry keeps its own copy of everything',
    files: shared,
    configuration: {entry},
    holds: ({assets}) => assert.deepEqual(holding(assets, 'a').sort(), ['a.js', 'b.js']),
    unless: {configuration: split({chunks: 'all', minRemainingSize: 0})},
  },
  {
    says: 'A new file with packages usually stays the same when your own code changes',
    files: {...packages, 'src/index.js': usesFirst},
    configuration: split({chunks: 'all', minRemainingSize: 0}),
    async holds({assets, build}) {
      const after = await build({files: {'src/index.js': `${usesFirst} console.log("more");`}});
      const [name] = holding(assets, 'a');
      assert.equal(after.assets[name], assets[name]);
    },
    unless: {configuration: {optimization: {}}},
  },
  {
    says: 'The browser requests the file at the same time as 213.js, and the file stays the same when reviews.js changes.',
    files: {...packages, 'src/index.js': 'import("./late.js");', 'src/late.js': usesFirst},
    async holds({assets, run, build}) {
      assert.equal(await requestedAtOnce(run), 2);
      const after = await build({files: {'src/late.js': `${usesFirst} console.log("more");`}});
      const [name] = holding(assets, 'a');
      assert.equal(after.assets[name], assets[name]);
    },
    unless: {configuration: split({cacheGroups: {defaultVendors: false}})},
  },
  {
    says: 'With a file for each package, an update of one package usually leaves the files of the others unchanged.',
    files: {
      'src/index.js':
        'import one from "one"; import two from "two"; console.log(one.length, two.length);',
      'node_modules/one/index.js': `module.exports = ${text('o', 30)};`,
      'node_modules/two/index.js': `module.exports = ${text('t', 30)};`,
    },
    configuration: eachPackage((module) => module.nameForCondition().split('/').at(-2)),
    async holds({assets, build}) {
      const after = await build({
        files: {'node_modules/two/index.js': `module.exports = ${text('t', 31)};`},
      });
      const [name] = holding(assets, 'o');
      assert.equal(after.assets[name], assets[name]);
    },
    unless: {configuration: eachPackage('packages')},
  },
  {
    says: 'In production mode, the file of a package contains only the exports that your code uses',
    modes: ['production'],
    files: {...packages, 'src/index.js': usesFirst},
    configuration: hashed({}),
    holds: ({assets}) =>
      assert.deepEqual([holding(assets, 'a').length, holding(assets, 'b').length], [1, 0]),
    unless: {configuration: hashed({usedExports: false})},
  },
];
