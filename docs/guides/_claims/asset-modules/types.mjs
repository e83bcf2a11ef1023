import assert from 'node:assert/strict';

const svg = {
  'src/index.js': 'import star from "./star.svg"; console.log(star);',
  'src/star.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const rules = (...list) => ({module: {rules: list}});
const text = ({errors, warnings, thrown}) => [thrown, ...errors, ...warnings].join('\n');
const printed = async ({run}, ...globals) => (await run(undefined, ...globals)).printed.join('\n');
const kinds = {
  'src/index.js': [
    'import js from "./a.js" with { type: "text" };',
    'import css from "./a.css" with { type: "text" };',
    'import html from "./a.html" with { type: "text" };',
    'import svg from "./a.svg" with { type: "text" };',
    'console.log(js, css, html, svg);',
  ].join('\n'),
  'src/a.js': 'var a = 1 + 1;',
  'src/a.css': 'a { color: red; }',
  'src/a.html': '<p>a</p><!-- b -->',
  'src/a.svg': '<svg> </svg>',
};

export default [
  {
    says: 'If it does not know the extension, the build fails:',
    files: {'src/index.js': 'import a from "./a.sky"; console.log(a);', 'src/a.sky': 'abc'},
    configuration: rules({test: /sky$/, type: 'asset/inline'}),
    holds: (seen) =>
      assert.match(
        text(seen),
        /DataUrl can't be generated automatically, because there is no mimetype for "\.sky" in mimetype database\. Either pass a mimetype via "generator\.mimetype" or use type: "asset\/resource" to create a resource file instead of a DataUrl/,
      ),
    unless: {
      configuration: rules({
        test: /sky$/,
        type: 'asset/inline',
        generator: {dataUrl: {mimetype: 'application/octet-stream'}},
      }),
    },
  },
  {
    says: 'The option is not where the message says, but in dataUrl',
    files: {'src/index.js': 'import a from "./a.sky"; console.log(a);', 'src/a.sky': 'abc'},
    configuration: rules({test: /sky$/, type: 'asset/inline', generator: {mimetype: 'text/x'}}),
    holds: (seen) => assert.match(text(seen), /generator has an unknown property 'mimetype'/),
    unless: {
      configuration: rules({
        test: /sky$/,
        type: 'asset/inline',
        generator: {dataUrl: {mimetype: 'text/x'}},
      }),
    },
  },
  {
    says: 'A rule for the same file wins over the attribute if it has a type.',
    files: {
      ...svg,
      'src/index.js': 'import a from "./star.svg" with { type: "text" }; console.log(a);',
    },
    configuration: rules({test: /\.svg$/, type: 'asset'}),
    async holds(seen) {
      assert.equal(text(seen), '');
      assert.match(await printed(seen), /^data:image/);
    },
    unless: {
      configuration: rules({
        test: /\.svg$/,
        oneOf: [{with: {type: 'text'}, type: 'asset/source'}, {type: 'asset'}],
      }),
    },
  },
  {
    says: 'webpack writes the bytes into the bundle as base64',
    files: {
      'src/index.js':
        'import a from "./a.bin" with { type: "bytes" }; console.log(a instanceof Uint8Array, a.length);',
      'src/a.bin': 'abc',
    },
    async holds(seen) {
      assert.match(seen.assets['main.js'], /YWJj/);
      assert.equal(await printed(seen), 'true 3');
    },
    unless: {configuration: rules({test: /bin$/, type: 'asset/source'})},
  },
  {
    says: 'Without any rule for SVG files, it fails with Module parse failed.',
    files: {...svg, 'src/index.js': 'import star from "./star.svg?raw"; console.log(star);'},
    holds: ({errors}) => assert.match(errors.join(), /Module parse failed/),
    unless: {configuration: rules({resourceQuery: /raw/, type: 'asset/source'})},
  },
  {
    says: 'Under asset/source, new URL() takes the text of the file for a path',
    files: {
      'src/index.js': 'console.log(String(new URL("./a.txt", import.meta.url)));',
      'src/a.txt': 'tonight',
    },
    configuration: rules({test: /txt$/, type: 'asset/source'}),
    async holds(seen) {
      assert.equal(text(seen), '');
      assert.match(await printed(seen), /\/tonight$/);
    },
    unless: {configuration: rules({test: /txt$/, type: 'asset/inline'})},
  },
  {
    says: 'The text is that of the file in both modes.',
    files: kinds,
    holds: async (seen) =>
      assert.equal(
        await printed(seen),
        'var a = 1 + 1; a { color: red; } <p>a</p><!-- b --> <svg> </svg>',
      ),
    unless: {files: {'src/a.css': 'a{color:red}'}},
  },
  {
    says: 'and stylesheets and pages too, unless a rule of yours turns',
    modes: ['production'],
    files: {
      'src/index.js':
        'console.log(new URL("./a.css", import.meta.url), new URL("./b.html", import.meta.url));',
      'src/a.css': 'h1 { color: red; }',
      'src/b.html': '<p id="x">a</p>',
    },
    holds({assets}) {
      const output = Object.values(assets).join('\n');
      assert.match(output, /h1\{color:red\}/);
      assert.match(output, /<p id=x>/);
    },
    unless: {configuration: rules({test: /\.css$/, type: 'asset/resource'})},
  },
  {
    says: 'It still minifies scripts under asset/inline and asset/resource',
    modes: ['production'],
    files: {
      'src/index.js':
        'import a from "./a.js"; console.log(a, String(new URL("./b.js", import.meta.url)));',
      'src/a.js': 'var a = 1 + 1;',
      'src/b.js': 'var b = 1 + 1;',
    },
    configuration: rules({test: /a\.js$/, type: 'asset/inline'}),
    holds({assets}) {
      const output = Object.values(assets).join('\n');
      assert.ok(output.includes(Buffer.from('var a=2;').toString('base64')));
      assert.match(output, /var b=2;/);
    },
    unless: {
      configuration: {
        ...rules({test: /a\.js$/, type: 'asset/inline'}),
        optimization: {minimize: false},
      },
    },
  },
  {
    says: 'With the rule of the step before, the import gives a data: URL',
    files: {...svg, 'src/index.js': 'import star from "./star.svg?raw"; console.log(star);'},
    configuration: rules({test: /\.svg$/, type: 'asset'}),
    async holds(seen) {
      assert.equal(text(seen), '');
      assert.match(await printed(seen), /^data:image/);
    },
    unless: {configuration: rules({resourceQuery: /raw/, type: 'asset/source'})},
  },
  {
    says: 'unless a rule of yours sets a type for the same file.',
    files: {
      ...svg,
      'src/index.js': 'import star from "./star.svg?raw"; document.title = star;',
    },
    configuration: {experiments: {futureDefaults: true}, ...rules({test: /svg$/, type: 'asset'})},
    holds: ({assets}) => assert.match(Object.values(assets).join(), /data:image\/svg/),
    unless: {configuration: {experiments: {futureDefaults: true}, module: {}}},
  },
];
