import assert from 'node:assert/strict';

const imports = (name, more = {}) => ({...more, 'src/index.js': `import "${name}";`});
const styles = ({assets}) => assets['main.css'] ?? '';

export default [
  {
    says: 'Write url(/* webpackIgnore: true */ "/photos/lake.jpg").',
    files: imports('./a.css', {
      'src/a.css': '.a { background: url(/* webpackIgnore: true */ "/photos/lake.jpg"); }',
    }),
    holds(seen) {
      assert.deepEqual(seen.errors, []);
      assert.match(styles(seen), /\/photos\/lake\.jpg/);
    },
    unless: {files: {'src/a.css': '.a { background: url("/photos/lake.jpg"); }'}},
  },
  {
    says: 'In a build for the web, a URL that begins with https://, http:// or //, such as //cdn.example/lake.jpg, needs no comment',
    files: imports('./a.css', {
      'src/a.css': `@import "//cdn.example/a.css";
        .a { background: url("https://cdn.example/a.png"); }
        .b { background: url("http://cdn.example/b.png"); }
        .c { background: url(//cdn.example/lake.jpg); }`,
    }),
    holds(seen) {
      assert.deepEqual(seen.errors, []);
      // A minimizer writes them without quotes.
      for (const url of ['a.css', 'a.png', 'b.png', 'lake.jpg'])
        assert.ok(styles(seen).includes(`//cdn.example/${url}`), url);
    },
    unless: {files: {'src/a.css': '.a { background: url("/lake.jpg"); }'}},
  },
  {
    says: 'needs no comment, unless you set buildHttp',
    files: imports('./a.css', {
      'src/a.css': `.a { background: url("https://cdn.example/a.png"); }
        .b { background: url("//cdn.example/lake.jpg"); }`,
    }),
    configuration: {experiments: {buildHttp: ['https://other.example/']}},
    holds({errors}) {
      assert.match(errors.join(), /https:\/\/cdn\.example\/a\.png doesn't match the allowedUris/);
      assert.match(errors.join(), /Can't resolve '\/\/cdn\.example\/lake\.jpg'/);
    },
    unless: {configuration: {experiments: {}}},
  },
  {
    says: 'An import without a name is then left out, so list the stylesheets:',
    modes: ['production'],
    files: {
      'package.json': '{"sideEffects": false}',
      ...imports('./page.css', {'src/page.css': 'h1 { color: teal; }'}),
    },
    holds({assets, warnings}) {
      assert.equal(assets['main.css'], undefined);
      assert.deepEqual(warnings, []);
    },
    unless: {files: {'package.json': '{"sideEffects": ["*.css"]}'}},
  },
  {
    says: 'a function which url() to follow',
    files: imports('./a.css', {'src/a.css': '.a { color: teal; }'}),
    configuration: {module: {parser: {css: {url: () => true}}}},
    holds: ({thrown}) => assert.match(thrown ?? '', /url should be a boolean\./),
    unless: {configuration: {module: {parser: {css: {url: true}}}}},
  },
  {
    says: 'has an unknown property',
    configuration: {module: {generator: {'css/auto': {insert: 'body'}}}},
    holds: ({thrown}) => assert.match(thrown ?? '', /has an unknown property 'insert'/),
    unless: {configuration: {module: {generator: {'css/auto': {esModule: true}}}}},
  },
  {
    says: 'there is no ignoreOrder',
    files: {
      'src/x.js': 'import "./a.css"; import "./b.css";',
      'src/y.js': 'import "./b.css"; import "./a.css";',
      'src/a.css': '.a { color: teal; }',
      'src/b.css': '.b { color: peru; }',
    },
    configuration: {
      entry: {x: './src/x.js', y: './src/y.js'},
      optimization: {
        splitChunks: {
          cacheGroups: {all: {name: 'all', type: /^css/, chunks: 'all', enforce: true}},
        },
      },
    },
    holds: ({warnings}) => assert.match(warnings.join(), /Conflicting order/),
    unless: {files: {'src/y.js': 'import "./a.css"; import "./b.css";'}},
  },
  {
    says: 'in production mode, resolves nested rules if all browsers of the target know :is(), as Chrome does since version 88;',
    modes: ['production'],
    files: imports('./a.css', {'src/a.css': '.a { .b & { color: teal; } }'}),
    configuration: {target: 'browserslist:chrome 88'},
    holds: (seen) => assert.match(styles(seen), /^\.b \.a\{color:teal\}/),
    unless: {configuration: {target: 'browserslist:chrome 87'}},
  },
  {
    says: 'leaves nested @media and other at-rules as they are',
    files: imports('./a.css', {'src/a.css': '.a { @media print { color: teal; } }'}),
    configuration: {target: 'browserslist:chrome 88'},
    holds: (seen) => assert.match(styles(seen), /\.a ?\{\s*@media print/),
    unless: {files: {'src/a.css': '@media print { .a { color: teal; } }'}},
  },
  {
    says: 'resolves it only within one file, and leaves',
    files: imports('./a.css', {
      'src/media.css': '@custom-media --small (max-width: 400px);',
      'src/a.css': '@import "./media.css"; @media (--small) { .a { color: teal; } }',
    }),
    holds: (seen) => assert.match(styles(seen), /@media ?\(--small\)/),
    unless: {
      files: {
        'src/a.css':
          '@custom-media --small (max-width: 400px); @media (--small) { .a { color: teal; } }',
      },
    },
  },
  {
    says: "ends with Can't resolve '~package/page.css'. Remove the ~.",
    files: imports('./a.css', {
      'node_modules/package/page.css': 'h1 { color: teal; }',
      'src/a.css': '@import "~package/page.css";',
    }),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve '~package\/page\.css'/),
    unless: {files: {'src/a.css': '@import "package/page.css";'}},
  },
  {
    says: 'even if it matches only some .css files, turns the automatic support off for all of them.',
    files: {
      'src/index.js': 'import "./a.css"; import "./b.css";',
      'src/a.css': '.a { color: teal; }',
      'src/b.css': '.b { color: peru; }',
    },
    configuration: {module: {rules: [{test: /a\.css$/, use: ['style-loader', 'css-loader']}]}},
    holds: ({errors}) =>
      assert.match(errors.join(), /Module parse failed[\s\S]*\.b \{ color: peru/),
    unless: {configuration: {module: {}}},
  },
];
