import assert from 'node:assert/strict';

const index = (line) => ({'src/index.js': line});
const all = ({assets}) => Object.values(assets).join('\n');
const a = {'src/a.js': 'export const name = "a"; export const other = "the other";'};

export default [
  {
    says: 'If a value cannot be evaluated, such as a name without quotation marks, webpack warns and ignores that comment:',
    files: {...index('import(/* webpackChunkName: cart */ "./a.js");'), ...a},
    holds({assets, warnings}) {
      assert.match(
        warnings.join(),
        /Compilation error while processing magic comment\(-s\): \/\* webpackChunkName: cart \*\/: cart is not defined/,
      );
      assert.equal(assets['cart.js'], undefined);
    },
    unless: {files: index('import(/* webpackChunkName: "cart" */ "./a.js");')},
  },
  {
    says: 'You can write several comments, before or after the path, as block or line comments.',
    files: {
      ...index(
        'import(\n// webpackChunkName: "cart"\n"./a.js"); import("./b.js" /* webpackChunkName: "tea" */);',
      ),
      ...a,
      'src/b.js': 'console.log("b");',
    },
    holds: ({assets}) => assert.ok(assets['cart.js'] && assets['tea.js']),
    unless: {files: index('/* webpackChunkName: "cart" */ import("./a.js"); import("./b.js");')},
  },
  {
    says: 'webpack ignores a misspelled name without a message.',
    files: {...index('import(/* webpackChunkname: "cart" */ "./a.js");'), ...a},
    holds({assets, warnings, errors}) {
      assert.deepEqual([...warnings, ...errors], []);
      assert.equal(assets['cart.js'], undefined);
    },
    unless: {files: index('import(/* webpackChunkName: "cart" */ "./a.js");')},
  },
  {
    says: 'In CSS, write the comment before url(), not inside its parentheses, where it makes the URL invalid.',
    files: {
      ...index('import "./a.css";'),
      'src/a.css': 'a { background: url(/* webpackIgnore: true */ "./sage.svg"); }',
      'src/sage.svg': '<svg/>',
    },
    holds({assets}) {
      assert.match(all({assets}), /url\(\/\* webpackIgnore: true \*\/ "\.\/sage\.svg"\)/);
    },
    unless: {files: {'src/a.css': 'a { background: url("./sage.svg"); }'}},
  },
  {
    says: 'For a worker, write the comment inside new URL(), because before it, webpack still looks for the file.',
    files: index('new Worker(/* webpackIgnore: true */ new URL("./w.js", import.meta.url));'),
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve '\.\/w\.js'/),
    unless: {
      files: index('new Worker(new URL(/* webpackIgnore: true */ "./w.js", import.meta.url));'),
    },
  },
  {
    says: 'webpack reads this comment only with commonjsMagicComments: true',
    files: index('require(/* webpackIgnore: true */ "./b.js");'),
    async holds({errors, build}) {
      assert.match(errors.join(), /Can't resolve '\.\/b\.js'/);
      const parser = {javascript: {commonjsMagicComments: true}};
      assert.deepEqual((await build({configuration: {module: {parser}}})).errors, []);
    },
    unless: {configuration: {module: {parser: {javascript: {commonjsMagicComments: true}}}}},
  },
  {
    says: 'Imports with the same name share one chunk.',
    files: {
      ...index(
        'import(/* webpackChunkName: "x" */ "./a.js"); import(/* webpackChunkName: "x" */ "./b.js");',
      ),
      ...a,
      'src/b.js': 'console.log("from b");',
    },
    holds({assets}) {
      assert.match(assets['x.js'], /from b/);
      assert.match(assets['x.js'], /the other/);
    },
    unless: {files: index('import(/* webpackChunkName: "x" */ "./a.js"); import("./b.js");')},
  },
  {
    says: 'without either of them, webpack appends the number, as in cart0.',
    files: {
      ...index('const n = location.hash; import(/* webpackChunkName: "x" */ `./l/${n}.js`);'),
      'src/l/de.js': 'console.log("de");',
      'src/l/en.js': 'console.log("en");',
    },
    holds: ({assets}) =>
      assert.deepEqual(Object.keys(assets).sort(), ['main.js', 'x0.js', 'x1.js']),
    unless: {
      files: index(
        'const n = location.hash; import(/* webpackChunkName: "x[request]" */ `./l/${n}.js`);',
      ),
    },
  },
  {
    says: 'no chunk, so the code is in the file of the importer, and the promise needs no request',
    files: {...index('import(/* webpackMode: "eager" */ "./a.js").then(console.log);'), ...a},
    holds: ({assets}) => assert.deepEqual(Object.keys(assets), ['main.js']),
    unless: {files: index('import("./a.js");')},
  },
  {
    says: 'no chunk and no request; the promise is rejected unless something else has loaded the module',
    files: {
      ...index(
        'import(/* webpackMode: "weak" */ "./a.js").catch(() => console.log("no")); import("./a.js");',
      ),
      ...a,
    },
    holds: async ({run}) => assert.deepEqual((await run()).printed, ['no']),
    unless: {files: index('import "./a.js"; import(/* webpackMode: "weak" */ "./a.js");')},
  },
  {
    says: 'Another value gives a warning, and webpack uses "lazy":',
    files: {...index('import(/* webpackMode: "sync" */ "./a.js");'), ...a},
    holds({assets, warnings}) {
      assert.match(
        warnings.join(),
        /`webpackMode` expected 'lazy', 'lazy-once', 'eager' or 'weak', but received: sync\./,
      );
      assert.equal(Object.keys(assets).length, 2);
    },
    unless: {files: index('import(/* webpackMode: "eager" */ "./a.js");')},
  },
  {
    says: 'Bundles only the files whose path matches, in a path with a variable.',
    files: {
      ...index('import(/* webpackInclude: /[\\\\/]de\\.js$/ */ `./l/${location.hash}.js`);'),
      'src/l/de.js': 'console.log("German");',
      'src/l/en.js': 'console.log("English");',
    },
    holds({assets}) {
      assert.match(all({assets}), /German/);
      assert.doesNotMatch(all({assets}), /English/);
    },
    unless: {files: index('import(`./l/${location.hash}.js`);')},
  },
  {
    says: 'Does not bundle files whose path matches, even if webpackInclude matches, too.',
    files: {
      ...index(
        'import(/* webpackInclude: /\\.js$/, webpackExclude: /en/ */ `./l/${location.hash}.js`);',
      ),
      'src/l/de.js': 'console.log("German");',
      'src/l/en.js': 'console.log("English");',
    },
    holds: ({assets}) => assert.doesNotMatch(all({assets}), /English/),
    unless: {files: index('import(/* webpackInclude: /\\.js$/ */ `./l/${location.hash}.js`);')},
  },
  {
    says: 'Names the exports that you use, as a string or a list, so that webpack removes the others in production mode.',
    modes: ['production'],
    files: {
      ...index(
        'const load = () => import(/* webpackExports: ["name"] */ "./a.js"); load().then(show);',
      ),
      ...a,
    },
    holds: (seen) => assert.doesNotMatch(all(seen), /the other/),
    unless: {files: index('const load = () => import("./a.js"); load().then(show);')},
  },
  {
    says: 'by destructuring or by .then() with a function that names its parameter, webpack ignores the comment and says so:',
    modes: ['production'],
    files: {
      ...index(
        '(async () => { const {name} = await import(/* webpackExports: "other" */ "./a.js"); console.log(name); })();',
      ),
      ...a,
    },
    holds({assets, warnings}) {
      assert.match(warnings.join(), /You don't need `webpackExports` if the usage/);
      assert.doesNotMatch(all({assets}), /the other/);
    },
    unless: {files: index('import(/* webpackExports: "other" */ "./a.js").then(console.log);')},
  },
  {
    says: 'keeps all exports, although the comment names one.',
    modes: ['production'],
    files: {
      ...index('import(/* webpackExports: "name" */ "./a.js").then((recipe) => show(recipe));'),
      ...a,
    },
    holds: (seen) => assert.match(all(seen), /the other/),
    unless: {files: index('import(/* webpackExports: "name" */ "./a.js").then(show);')},
  },
];
