import assert from 'node:assert/strict';

const svg = {
  'src/index.js': 'import star from "./star.svg"; console.log(star);',
  'src/star.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const rules = (...list) => ({module: {rules: list}});
const resource = {test: /\.svg$/, type: 'asset/resource'};
const text = ({errors, warnings, thrown}) => [thrown, ...errors, ...warnings].join('\n');

export default [
  {
    says: 'webpack emits all files that match',
    files: {
      'src/index.js':
        'const name = globalThis.icon; console.log(new URL(`./icons/${name}.svg`, import.meta.url));',
      'src/icons/a.svg': '<svg id="a"/>',
      'src/icons/b.svg': '<svg id="b"/>',
    },
    holds: ({assets}) =>
      assert.equal(Object.keys(assets).filter((name) => name.endsWith('.svg')).length, 2),
    unless: {
      files: {
        'src/index.js':
          'const name = globalThis.icon; console.log(new URL(name, import.meta.url));',
        'src/icons/a.svg': '<svg id="a"/>',
      },
    },
  },
  {
    says: 'With only a variable, as in new URL(name, import.meta.url), it emits no file, and prints this warning:',
    files: {
      'src/index.js': 'const name = globalThis.icon; console.log(new URL(name, import.meta.url));',
      'src/a.svg': '<svg/>',
    },
    holds({warnings, assets}) {
      assert.match(
        warnings.join(),
        /Critical dependency: the request of a dependency is an expression/,
      );
      assert.deepEqual(Object.keys(assets), ['main.js']);
    },
    unless: {
      files: {'src/index.js': 'console.log(new URL("./a.svg", import.meta.url));', 'src/a.svg': ''},
    },
  },
  {
    says: 'For an SVG file the message is Module parse failed: Unexpected token (1:0)',
    files: svg,
    holds: ({errors}) =>
      assert.match(errors.join(), /Module parse failed: Unexpected token \(1:0\)/),
    unless: {configuration: rules(resource)},
  },
  {
    says: 'and for a PNG file it is this one:',
    files: {'src/index.js': 'import "./moon.png";', 'src/moon.png': '\u{FFFD}PNG\r\n\u001A\n'},
    holds: ({errors}) =>
      assert.match(
        errors.join(),
        /Module parse failed: Unexpected character '\u{FFFD}' \(1:0\)\nFile was parsed as module type 'javascript\/auto'\.\nYou may need an appropriate loader to handle this file type, currently no loaders are configured/u,
      ),
    unless: {configuration: rules({test: /png$/, type: 'asset/resource'})},
  },
  {
    says: 'Two different files that get the same name also stop the build',
    files: {
      'src/index.js':
        'import a from "./star.svg"; import b from "./old/star.svg"; console.log(a, b);',
      'src/star.svg': '<svg id="a"/>',
      'src/old/star.svg': '<svg id="b"/>',
    },
    configuration: rules({...resource, generator: {filename: 'icons/[name][ext]'}}),
    holds: (seen) =>
      assert.match(
        text(seen),
        /Conflict: Multiple chunks emit assets to the same filename icons\/star\.svg \(chunks (792 and 792|main and main)\)/,
      ),
    unless: {
      configuration: rules({...resource, generator: {filename: 'icons/[name].[contenthash][ext]'}}),
    },
  },
  {
    says: 'The rule also applies to new URL() and to url() in stylesheets.',
    files: {
      ...svg,
      'src/index.js': 'import "./a.css"; console.log(new URL("./star.svg", import.meta.url));',
      'src/a.css': 'a { background: url(./star.svg) }',
    },
    configuration: rules({test: /\.svg$/, type: 'asset'}),
    holds({assets}) {
      assert.ok(!Object.keys(assets).some((name) => name.endsWith('.svg')));
      assert.match(assets['main.css'], /url\(data:image\/svg/);
      assert.match(assets['main.js'], /data:image\/svg/);
    },
    unless: {configuration: rules(resource)},
  },
  {
    says: 'here each SVG file in icons and in its subfolders.',
    files: {
      'src/index.js':
        'const name = globalThis.icon; console.log(new URL(`./icons/${name}.svg`, import.meta.url));',
      'src/icons/small/a.svg': '<svg id="a"/>',
    },
    holds: ({assets}) => assert.ok(Object.keys(assets).some((name) => name.endsWith('.svg'))),
    unless: {
      files: {
        'src/index.js': 'console.log(new URL("./icons/b.svg", import.meta.url));',
        'src/icons/small/a.svg': '<svg id="a"/>',
      },
    },
  },
  {
    says: 'If no file has the name at run time, the line throws',
    files: {
      'src/index.js':
        'const name = globalThis.icon ?? "moon"; console.log(new URL(`./icons/${name}.svg`, import.meta.url));',
      'src/icons/a.svg': '<svg/>',
    },
    holds: async ({run}) =>
      assert.match(String((await run()).failure), /Cannot find module '\.\/moon\.svg'/),
    unless: {
      files: {
        'src/index.js':
          'const name = globalThis.icon ?? "a"; console.log(new URL(`./icons/${name}.svg`, import.meta.url).href);',
        'src/icons/a.svg': '<svg/>',
      },
    },
  },
];
