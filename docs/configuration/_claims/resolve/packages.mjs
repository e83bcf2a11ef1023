import assert from 'node:assert/strict';

/** A package `kit` whose files say which they are. */
const kit = (fields, ...files) => ({
  'node_modules/kit/package.json': JSON.stringify({name: 'kit', ...fields}),
  ...Object.fromEntries(
    files.map((file) => [`node_modules/kit/${file}`, `module.exports = "${file}";`]),
  ),
});
const entry = (code) => ({'src/index.js': code});
const uses = entry('import kit from "kit"; console.log(kit);');
const printed = async ({run}) => (await run()).printed;
const web = ['web', 'webworker'];

export default [
  {
    says: 'If no condition is true, the package may offer only import, while your code calls require().',
    files: {
      ...entry('console.log(require("kit"));'),
      ...kit({exports: {import: './index.js'}}, 'index.js'),
    },
    holds: ({errors}) => assert.match(errors.join(), /is not exported under the conditions/),
    unless: {files: uses},
  },
  {
    says: 'fails even for listed files: "./lang" is not exported …. webpack needs the whole folder, so make kit/lang an alias for its absolute path.',
    files: {
      ...entry('import(`kit/lang/${location.hash}`).then(console.log);'),
      ...kit({exports: {'./lang/de.js': './lang/de.js'}}, 'lang/de.js'),
    },
    holds: ({errors}) => assert.match(errors.join(), /"\.\/lang" is not exported/),
    unless: {
      configuration: ({folder}) => ({
        resolve: {alias: {'kit/lang': `${folder}/node_modules/kit/lang`}},
      }),
    },
  },
  {
    says: '[] ignores them, as webpack 4 did, so that mainFields and the paths on disk apply.',
    files: {
      ...entry('console.log(require("kit"), require("kit/inside.js"));'),
      ...kit({exports: './listed.js', main: './main.js'}, 'listed.js', 'main.js', 'inside.js'),
    },
    configuration: {resolve: {exportsFields: []}},
    async holds(seen) {
      assert.deepEqual(seen.errors, []);
      assert.deepEqual(await printed(seen), ['main.js inside.js']);
    },
    unless: {configuration: {resolve: {}}},
  },
  {
    says: '[] turns this off, either everywhere or, in byDependency, for one kind of import only.',
    files: {
      ...entry('import one from "kit"; console.log(one, require("kit/entry.js"));'),
      ...kit(
        {browser: {'./index.js': './client.js', './entry.js': './client.js'}},
        'index.js',
        'entry.js',
        'client.js',
      ),
    },
    configuration: {resolve: {byDependency: {esm: {aliasFields: []}}}},
    async holds(seen) {
      assert.deepEqual(await printed(seen), ['index.js client.js']);
      const off = await seen.build({configuration: {resolve: {aliasFields: []}}});
      assert.deepEqual(await printed(off), ['index.js entry.js']);
    },
    unless: {configuration: {resolve: {}}},
  },
  {
    says: 'browser is for web targets only',
    files: {...uses, ...kit({browser: './browser.js', main: './main.js'}, 'browser.js', 'main.js')},
    async holds({build}) {
      for (const target of ['web', 'webworker', 'node', 'electron-main', 'deno', 'bun']) {
        const {assets} = await build({configuration: {target}});
        const found = /browser\.js/.test(Object.values(assets).join());
        assert.equal(found, web.includes(target), target);
      }
    },
    unless: {configuration: {resolve: {mainFields: ['browser', 'main']}}},
  },
];
