import assert from 'node:assert/strict';

const page = (head, body = '') =>
  `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body>${body}</body></html>`;
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const home = (head, body, more = {}) => ({...more, 'src/index.html': page(head, body)});
const entry = './src/index.html';
const of = ({assets}, end) => Object.keys(assets).filter((name) => name.endsWith(end));

export default [
  {
    says: 'webpack takes such a name for that of a package, as in an import, also in <link rel="stylesheet">:',
    files: home(
      '<link rel="stylesheet" href="page.css"><script src="home.js"></script>',
      '<img src="a.svg">',
      {'src/page.css': 'h1 { color: teal; }', 'src/home.js': 'console.log(1);', 'src/a.svg': svg},
    ),
    configuration: {entry},
    holds({errors}) {
      assert.equal(errors.length, 2);
      for (const name of ['page.css', 'home.js'])
        assert.ok(errors.some((text) => text.includes(`Did you mean './${name}'?`)));
    },
    unless: {configuration: {entry, resolve: {preferRelative: true}}},
  },
  {
    says: 'import maps and JSON remain',
    files: home(
      '<script type="importmap">{"imports":{"a":"/a.js"}}</script><script type="application/json">{"harbor":1}</script>',
    ),
    configuration: {entry},
    holds({assets}) {
      assert.match(assets['index.html'], /\{"imports":\{"a":"\/a\.js"\}\}/);
      assert.match(assets['index.html'], /\{"harbor":1\}/);
      assert.deepEqual(of({assets}, '.js'), []);
    },
    unless: {files: home('<script>console.log(1)</script>')},
  },
];
