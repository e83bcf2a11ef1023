import assert from 'node:assert/strict';

const page = (text) => `<!doctype html><title>Shop</title>${text}`;
const styled = {'src/index.js': 'import "./a.css";', 'src/a.css': '.a { color: red }'};
const names = ({assets}) => Object.keys(assets).sort();
const deferred = {
  'src/index.js':
    'import defer * as late from "./late.js"; console.log("start"); console.log(late.value);',
  'src/late.js': 'console.log("late runs"); export const value = 1;',
};

export default [
  {
    says: 'css, html, typescript and asyncWebAssembly have the default "auto": the feature is on, unless a rule in module.rules gives such files a loader or a type.',
    files: styled,
    holds: (seen) => assert.ok(names(seen).includes('main.css')),
    unless: {configuration: {module: {rules: [{test: /\.css$/, type: 'asset/source'}]}}},
  },
  {
    says: 'webpack accepts any key here: experiments: { topLevelAwaits: true } does nothing.',
    configuration: {experiments: {topLevelAwaits: true}},
    holds: ({errors, warnings}) => assert.deepEqual([errors, warnings], [[], []]),
    unless: {configuration: {experiment: {}}},
  },
  {
    says: 'Lets webpack read stylesheets without a loader and write them to .css files, in development and production.',
    files: styled,
    holds: ({assets, errors}) => {
      assert.deepEqual(errors, []);
      assert.match(String(assets['main.css']), /color:\s?red/);
    },
    unless: {configuration: {experiments: {css: false}}},
  },
  {
    says: 'put webpackIgnore before it',
    files: {
      'src/page.html': page('<!-- webpackIgnore: true --><script>console.log("inline")</script>'),
    },
    configuration: {entry: './src/page.html'},
    holds: ({assets}) => assert.match(assets['page.html'], /console\.log\("inline"\)/),
    unless: {files: {'src/page.html': page('<script>console.log("inline")</script>')}},
  },
  {
    says: 'With html: true, the page wins over the script.',
    files: {'src/index.html': page('from the page'), 'src/index.js': 'console.log(1);'},
    configuration: {experiments: {html: true}},
    holds: (seen) => assert.ok(names(seen).some((name) => name.endsWith('.html'))),
    unless: {configuration: {experiments: {html: false}}},
  },
  {
    says: 'Without the experiment, webpack ignores the comment silently, and the module runs at the start.',
    files: {
      ...deferred,
      'src/index.js':
        'import /* webpackDefer: true */ * as late from "./late.js"; console.log("start"); console.log(late.value);',
    },
    async holds({errors, warnings, run}) {
      assert.deepEqual([errors, warnings], [[], []]);
      assert.deepEqual((await run()).printed, ['late runs', 'start', '1']);
    },
    unless: {configuration: {experiments: {deferImport: true}}},
  },
  {
    says: "Otherwise the build stops with Deferred import can only be used with `import * as namespace from '...'` syntax.",
    files: {
      ...deferred,
      'src/index.js': 'import /* webpackDefer: true */ late from "./late.js"; console.log(late);',
    },
    configuration: {experiments: {deferImport: true}},
    holds: ({errors}) => assert.match(errors.join(), /Deferred import can only be used with/),
    unless: {files: {'src/index.js': deferred['src/index.js']}},
  },
  {
    says: 'It has no effect in production.',
    modes: ['production'],
    configuration: {experiments: {cacheUnaffected: true}},
    holds: ({stats}) => assert.equal(stats.compilation.options.cache, false),
    unless: {configuration: {cache: true}},
  },
];
