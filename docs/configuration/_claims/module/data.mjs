import assert from 'node:assert/strict';

const data = (code, json) => ({
  'src/index.js': `import data from "./data.json"; ${code}`,
  'src/data.json': JSON.stringify(json),
});
const nested = data('console.log(data.kept.used);', {
  kept: {used: 'is read', nested: 'is not read'},
  gone: 'first level',
});
const named = {
  'src/index.js': 'import {version} from "./data.json"; console.log(version);',
  'src/data.json': '{"version": "1"}',
};
const json = (options) => ({devtool: false, module: {parser: {json: options}}});
const text = ({assets}) => assets['main.js'];
const pages = {
  'src/page.html': '<a data-page="./linked.html">linked</a>',
  'src/index.js': 'import part from "./part.html"; console.log(part);',
  'src/linked.html': 'linked',
  'src/part.html': 'part',
};
const html = (sources) => ({
  entry: {main: './src/index.js', page: './src/page.html'},
  module: {parser: {html: {sources}}},
});

export default [
  {
    says: 'By default, it writes the pages that are entries, and those to which an attribute of the type html refers; an imported page is text in the script.',
    files: pages,
    configuration: html(['...', {tag: 'a', attribute: 'data-page', type: 'html'}]),
    holds(seen) {
      const names = Object.keys(seen.assets).filter((name) => name.endsWith('.html'));
      assert.deepEqual(names.sort(), ['linked.html', 'page.html']);
      assert.match(text(seen), /part/);
    },
    unless: {configuration: html(true)},
  },
  {
    says: 'With 1, it removes only keys of the first level.',
    modes: ['production'],
    files: nested,
    configuration: json({exportsDepth: 1}),
    holds(seen) {
      assert.match(text(seen), /is not read/);
      assert.doesNotMatch(text(seen), /first level/);
    },
    unless: {configuration: json({})},
  },
  {
    says: 'to leave them out of a production build',
    files: nested,
    holds: (seen) => assert.equal(/first level/.test(text(seen)), seen.mode === 'development'),
    unless: {configuration: ({mode}) => ({optimization: {usedExports: mode === 'development'}})},
  },
  {
    says: "With false, the value is undefined, and webpack warns Can't import the named export.",
    files: named,
    configuration: json({namedExports: false}),
    async holds({warnings, run}) {
      assert.match(warnings.join(), /Can't import the named export/);
      assert.deepEqual((await run()).printed, ['undefined']);
    },
    unless: {configuration: json({})},
  },
  {
    says: 'the import is an error in .mjs files and in a package with "type": "module"',
    files: {
      'package.json': '{"type": "module"}',
      'src/index.js': 'import {size} from "./data.json"; console.log(size);',
      'src/index.mjs': 'import {size} from "./data.json"; console.log(size);',
      'src/data.json': '{"size": 1}',
    },
    async holds({errors, build}) {
      const message = /Can't import the named export/;
      assert.match(errors.join(), message);
      const second = await build({
        files: {'package.json': '{}'},
        configuration: {entry: './src/index.mjs'},
      });
      assert.match(second.errors.join(), message);
    },
    unless: {files: {'package.json': '{}'}},
  },
  {
    says: "Writes objects and lists of more than 20 characters as JSON.parse('…')",
    files: data('console.log(data.map(String));', ['12345678901234567']),
    async holds(seen) {
      assert.match(text(seen), /JSON\.parse/);
      const short = await seen.build({files: {'src/data.json': '["1234567890123456"]'}});
      assert.doesNotMatch(text(short), /JSON\.parse/);
      const plain = await seen.build({files: {'src/data.json': `"${'long'.repeat(9)}"`}});
      assert.doesNotMatch(text(plain), /JSON\.parse/);
    },
    unless: {configuration: {module: {generator: {json: {JSONParse: false}}}}},
  },
];
