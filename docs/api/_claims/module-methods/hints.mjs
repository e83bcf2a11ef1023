import assert from 'node:assert/strict';

const index = (line) => ({'src/index.js': line});
const all = ({assets}) => Object.values(assets).join('\n');
const page = (element) => ({
  'src/page.html': `<!doctype html><html><head>${element}</head><body></body></html>`,
  'src/a.js': 'console.log("in the page");',
  'src/a.css': 'p { color: green; }',
});

export default [
  {
    says: 'It has no effect on an import() in an entry, because that chunk has arrived before webpack',
    files: {
      ...index('import(/* webpackPreload: true, webpackChunkName: "a" */ "./a.js");'),
      'src/a.js': 'console.log("a");',
    },
    holds: (seen) => assert.doesNotMatch(all(seen), /rel\s*=\s*"?preload/),
    unless: {
      files: {
        ...index('import(/* webpackChunkName: "b" */ "./b.js");'),
        'src/b.js': 'import(/* webpackPreload: true, webpackChunkName: "a" */ "./a.js");',
      },
    },
  },
  {
    says: 'With a number instead of true, the chunks with higher numbers come first; for URLs, the value must be true.',
    files: {
      ...index(
        'import(/* webpackPrefetch: 1, webpackChunkName: "low" */ "./a.js"); import(/* webpackPrefetch: 9, webpackChunkName: "high" */ "./b.js"); console.log(new URL(/* webpackPrefetch: 2 */ "./c.svg", import.meta.url));',
      ),
      'src/a.js': 'console.log("a");',
      'src/b.js': 'console.log("b");',
      'src/c.svg': '<svg/>',
    },
    configuration: {optimization: {chunkIds: 'named', minimize: false}},
    holds({assets, warnings}) {
      assert.match(assets['main.js'], /"high"[,\s]+"low"|E\("high"\)[^]*E\("low"\)/);
      assert.match(warnings.join(), /`webpackPrefetch` expected true, but received: 2/);
    },
    unless: {
      files: index(
        'import(/* webpackPrefetch: 9, webpackChunkName: "low" */ "./a.js"); import(/* webpackPrefetch: 1, webpackChunkName: "high" */ "./b.js"); console.log(new URL(/* webpackPrefetch: 2 */ "./c.svg", import.meta.url));',
      ),
    },
  },
  {
    says: 'In import(), webpack ignores the comment, and warns only if it contains worker.',
    files: {
      ...index('import(/* webpackEntryOptions: {filename: "x.js", worker: true} */ "./a.js");'),
      'src/a.js': 'console.log("a");',
    },
    async holds({assets, warnings, build}) {
      assert.equal(assets['x.js'], undefined);
      assert.match(warnings.join(), /`worker` entry option is not supported in `import\(\)`/);
      const other = await build({
        files: index('import(/* webpackEntryOptions: {filename: "x.js"} */ "./a.js");'),
      });
      assert.deepEqual([other.warnings, other.assets['x.js']], [[], undefined]);
    },
    unless: {files: index('import("./a.js");')},
  },
  {
    says: 'webpack guesses it from the file extension, so you need the comment for a file whose extension does not say what it is.',
    files: {
      ...index(
        'const a = new URL(/* webpackPreload: true */ "./a.woff2", import.meta.url); const b = new URL(/* webpackPreload: true */ "./b.data", import.meta.url); console.log(a, b);',
      ),
      'src/a.woff2': 'a',
      'src/b.data': 'b',
    },
    holds(seen) {
      assert.match(all(seen), /"font"/);
      assert.match(all(seen), /"fetch"/);
    },
    unless: {
      files: index(
        'const a = new URL(/* webpackPreload: true, webpackAs: "image" */ "./a.woff2", import.meta.url); console.log(a);',
      ),
    },
  },
  {
    says: 'Puts the content of a <script> or of a stylesheet into the HTML page.',
    files: page('<!-- webpackInline: true --><script src="./a.js"></script>'),
    configuration: {entry: {page: './src/page.html'}},
    holds: ({assets}) => assert.match(assets['page.html'], /in the page/),
    unless: {files: page('<script src="./a.js"></script>')},
  },
  {
    says: 'false has no effect, also where output.html.inline is true.',
    files: page('<!-- webpackInline: false --><script src="./a.js"></script>'),
    configuration: {entry: {page: './src/page.html'}, output: {html: {inline: true}}},
    holds: ({assets}) => assert.match(assets['page.html'], /in the page/),
    unless: {configuration: {output: {html: {inline: false}}}},
  },
];
