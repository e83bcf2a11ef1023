import assert from 'node:assert/strict';

const script = 'import {count} from "./count.js"; console.log(count());';
const page = (...tags) => `<!doctype html><title>Shop</title>${tags.join('')}`;
const classic = [
  '<script src="./one.js" defer></script>',
  '<script src="./two.js" defer></script>',
];
const files = {
  'src/one.js': script,
  'src/two.js': script,
  'src/count.js': 'console.log("count runs"); let number = 0; export const count = () => ++number;',
};
const scripts = ({assets}) =>
  [...assets['page.html'].matchAll(/src="?([\w.]+)"?/g)].map(([, name]) => name);
const runs = async (seen) =>
  (await seen.run(scripts(seen))).printed.filter((line) => line === 'count runs').length;
const configuration = {entry: './src/page.html', devtool: false};

export default [
  {
    says: 'Each of these elements makes an entry, and these rules name its file:',
    files: {
      'src/page.html': page(
        '<script src="./bakery.js"></script><script src="./a/index.js"></script>',
        '<script src="./b/index.js"></script><script>1</script><script>2</script><p></p>',
        '<!-- webpackChunkName: "till" --><script src="./bakery.js"></script>',
      ),
      'src/bakery.js': '',
      'src/a/index.js': '',
      'src/b/index.js': '',
    },
    configuration,
    holds(seen) {
      const names = ['bakery.js', 'index.js', 'index1.js', 'page.js', 'till.js'];
      assert.deepEqual(scripts(seen), names);
      assert.ok(seen.stats.compilation.entrypoints.has('src-page-0'));
    },
    unless: {configuration: {module: {parser: {html: {chunkName: '[page]-[name]'}}}}},
  },
  {
    says: 'as a bundle of its own and shares nothing with it. If a script has the same source, the page preloads one file and runs another, bakery.js and bakery1.js.',
    files: {
      'src/page.html': page(
        '<link rel="modulepreload" href="./bakery.js">',
        '<script type="module" src="./bakery.js"></script>',
      ),
      'src/bakery.js': 'console.log("bakery runs");',
    },
    configuration: {...configuration, output: {module: true, filename: '[name].js'}},
    holds({assets}) {
      const [preloaded, run] = assets['page.html'].match(/bakery\d?\.js/g);
      assert.deepEqual([preloaded, run], ['bakery.js', 'bakery1.js']);
      for (const name of [preloaded, run]) assert.match(assets[name], /bakery runs/);
      assert.doesNotMatch(assets[run], /import/);
    },
    unless: {
      files: {
        'src/page.html': page(
          '<!-- webpackIgnore: true --><link rel="modulepreload" href="./bakery.js">',
          '<script type="module" src="./bakery.js"></script>',
        ),
      },
    },
  },
  {
    says: 'build modules with output.module: true, which keeps the type',
    files: {...files, 'src/page.html': page('<script type="module" src="./one.js"></script>')},
    configuration: {...configuration, output: {module: true}},
    holds: ({assets}) => assert.match(assets['page.html'], /type="?module/),
    unless: {configuration: {output: {}}},
  },
  {
    says: 'All classic scripts of a page share modules, and so do all module scripts',
    files: {...files, 'src/page.html': page(...classic)},
    configuration,
    holds: async (seen) => assert.equal(await runs(seen), 1),
    unless: {
      files: {'src/page.html': page(classic[0], '<script type="module" src="./two.js"></script>')},
    },
  },
  {
    says: 'but a module that both kinds import runs twice.',
    files: {
      ...files,
      'src/page.html': page(classic[0], '<script type="module" src="./two.js"></script>'),
    },
    configuration,
    holds: async (seen) => assert.equal(await runs(seen), 2),
    unless: {files: {'src/page.html': page(...classic)}},
  },
  {
    says: 'In a page without a <body> tag, a comment above the first visible element belongs to the head and has no effect',
    files: {'src/page.html': page('<!-- webpackIgnore: true --><img src="./missing.png">')},
    configuration,
    holds: ({errors}) => assert.match(errors.join(), /Can't resolve '\.\/missing\.png'/),
    unless: {
      files: {
        'src/page.html': page('<body><!-- webpackIgnore: true --><img src="./missing.png"></body>'),
      },
    },
  },
  {
    says: 'Images, icons, stylesheets, og:image and links keep such URLs;',
    files: {
      'src/page.html': page(
        '<img src="https://cdn.example/a.png"><img src="//cdn.example/a.png">',
        '<meta property="og:image" content="https://cdn.example/a.png">',
        '<link rel="icon" href="https://cdn.example/a.ico">',
        '<link rel="stylesheet" href="https://cdn.example/a.css">',
        '<a href="https://cdn.example/">cdn</a>',
      ),
    },
    configuration,
    holds({assets, errors, warnings}) {
      assert.deepEqual([errors, warnings], [[], []]);
      assert.equal(assets['page.html'].match(/\/\/cdn\.example\//g)?.length, 6);
    },
    unless: {
      files: {'src/page.html': page('<script src="https://cdn.example/a.js"></script>')},
    },
  },
  {
    says: 'that is an error, or with a target such as ["web", "es2020"] a bundle that calls import()',
    files: {'src/page.html': page('<script src="https://cdn.example/a.js"></script>')},
    configuration,
    async holds({errors, build}) {
      assert.match(errors.join(), /doesn't support dynamic import/);
      const modern = await build({configuration: {target: ['web', 'es2020']}});
      assert.match(modern.assets['a.js'], /import\("https:/);
    },
    unless: {configuration: {target: ['web', 'es2020']}},
  },
  {
    says: 'Images, icons, stylesheets, og:image and links keep such URLs',
    files: {
      'src/page.html': page(
        '<link rel="icon" href="https://cdn.example/a.png">',
        '<link rel="stylesheet" href="https://cdn.example/a.css">',
        '<meta property="og:image" content="https://cdn.example/b.png">',
        '<img src="https://cdn.example/c.png"><a href="https://cdn.example/">x</a>',
      ),
    },
    configuration,
    holds: ({assets}) =>
      assert.equal(String(assets['page.html']).match(/cdn\.example/g)?.length, 5),
    unless: {files: {'src/page.html': page('<script src="https://cdn.example/a.js"></script>')}},
  },
];
