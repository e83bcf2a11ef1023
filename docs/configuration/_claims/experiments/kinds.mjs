import assert from 'node:assert/strict';
import {VueLoaderPlugin} from 'vue-loader';

const page = (text) => `<!doctype html><title>Shop</title>${text}`;
const styled = {'src/index.js': 'import "./a.css";', 'src/a.css': '.a { color: red }'};
const names = ({assets}) => Object.keys(assets).sort();
const typed = {
  'src/index.js': 'import "./a.ts";',
  'src/a.ts': 'const one: string = "typed"; console.log(one);',
};
const sheets = {
  'src/index.js': 'import "./a.sass-like";',
  'src/a.sass-like': 'color red',
  'loaders/sass.js': 'module.exports = (text) => `.a { ${text.replace(" ", ": ")} }`;',
};
const withVue = (...rules) => ({
  module: {rules: [{test: /\.vue$/, loader: 'vue-loader'}, ...rules]},
  plugins: [new VueLoaderPlugin()],
});
const deferred = {
  'src/index.js':
    'import defer * as late from "./late.js"; console.log("start"); console.log(late.value);',
  'src/late.js': 'console.log("late runs"); export const value = 1;',
};

export default [
  {
    says: 'CSS, HTML, TypeScript and WebAssembly work by default.',
    files: {
      ...typed,
      'src/index.js':
        'import "./a.css"; import page from "./a.html"; import "./a.wasm"; import "./a.ts";',
      'src/a.css': '.a { color: red }',
      'src/a.html': '<p>page</p>',
      'src/a.wasm': '\0asm\u0001\0\0\0',
    },
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {configuration: {experiments: {asyncWebAssembly: false}}},
  },
  {
    says: 'The result of "auto" depends on your rules:',
    files: styled,
    configuration: {module: {rules: [{test: /\.module\.css$/, type: 'asset/source'}]}},
    async holds({errors, build}) {
      assert.match(errors.join(), /Module parse failed/);
      const {stats} = await build({configuration: {experiments: {syncWebAssembly: true}}});
      assert.equal(stats.compilation.options.experiments.asyncWebAssembly, false);
    },
    unless: {configuration: {module: {rules: [{test: /\.scss$/, type: 'asset/source'}]}}},
  },
  {
    says: 'on, unless a rule covers stylesheets or pages',
    files: {'src/index.js': 'import text from "./a.html"; text;', 'src/a.html': '<p>page</p>'},
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {configuration: {module: {rules: [{test: /\.html$/, type: 'javascript/auto'}]}}},
  },
  {
    says: 'on, unless a rule covers .wasm files',
    files: {'src/index.js': 'import "./a.wasm";', 'src/a.wasm': '\0asm\u0001\0\0\0'},
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {
      configuration: {module: {rules: [{test: /\.wasm$/, type: 'javascript/auto'}]}},
    },
  },
  {
    says: 'on, unless a rule covers .ts files',
    files: typed,
    configuration: {module: {rules: [{test: /\.css$/, type: 'asset/source'}]}},
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {configuration: {module: {rules: [{test: /\.ts$/, type: 'javascript/auto'}]}}},
  },
  {
    says: 'It replaces types with spaces, so the code keeps its lines and columns.',
    files: typed,
    configuration: {optimization: {minimize: false}, devtool: false},
    holds: ({assets}) => assert.match(assets['main.js'], /const one {9}= "typed"/),
    unless: {files: {'src/a.ts': 'const one = "typed"; console.log(one);'}},
  },
  {
    says: 'keep the loader and set the type of its result',
    files: sheets,
    configuration: ({folder}) => ({
      module: {
        rules: [{test: /\.sass-like$/, use: `${folder}/loaders/sass.js`, type: 'css/auto'}],
      },
    }),
    holds: ({assets}) => assert.match(String(assets['main.css']), /\.a\s*{\s*color:\s*red/),
    unless: {
      configuration: ({folder}) => ({
        module: {rules: [{test: /\.sass-like$/, use: `${folder}/loaders/sass.js`}]},
      }),
    },
  },
  {
    says: 'With css: true and a rule for css-loader, style-loader or MiniCssExtractPlugin, these do nothing and warn:',
    files: styled,
    configuration: {
      experiments: {css: true},
      module: {rules: [{test: /\.css$/, use: ['style-loader', 'css-loader']}]},
    },
    holds({assets, errors, warnings}) {
      assert.match(String([errors, warnings]), /now css-loader does nothing/);
      assert.match(String([errors, warnings]), /now `style-loader` does nothing/);
      assert.match(String(assets['main.css']), /color:\s?red/);
    },
    unless: {configuration: {experiments: {css: false}}},
  },
  {
    says: 'css, html, typescript and asyncWebAssembly have the default "auto", which turns the feature on unless a rule in module.rules gives such files a loader or a type.',
    files: styled,
    holds: (seen) => assert.ok(names(seen).includes('main.css')),
    unless: {configuration: {module: {rules: [{test: /\.css$/, type: 'asset/source'}]}}},
  },
  {
    says: 'any rule besides the one for .vue turns all four off, unless it has enforce',
    configuration: () => withVue({test: /\.svg$/, type: 'asset'}),
    holds({stats}) {
      const {css, html, typescript, asyncWebAssembly} = stats.compilation.options.experiments;
      assert.deepEqual([css, html, typescript, asyncWebAssembly], [false, false, false, false]);
    },
    unless: {configuration: withVue({test: /\.js$/, enforce: 'pre', loader: 'babel-loader'})},
  },
  {
    says: "set css: true and the loader's option experimentalInlineMatchResource",
    files: {
      'src/index.js': 'import "./board.vue";',
      'src/board.vue': '<template><p/></template><style>p { color: red }</style>',
    },
    configuration: () => ({
      experiments: {css: true},
      module: {
        rules: [
          {
            test: /\.vue$/,
            loader: 'vue-loader',
            options: {experimentalInlineMatchResource: true},
          },
          {test: /\.svg$/, type: 'asset'},
        ],
      },
      plugins: [new VueLoaderPlugin()],
    }),
    holds({assets, errors}) {
      assert.deepEqual(errors, []);
      assert.match(assets['main.css'], /red/);
    },
    unless: {configuration: {experiments: {}}},
  },
  {
    says: 'webpack accepts any key here, so a misspelled one such as experiments: { topLevelAwaits: true } does nothing.',
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
    says: 'import.defer() loads the module when the call runs and gives a promise, as import() does, but also waits for the first use to run it.',
    files: {
      ...deferred,
      'src/index.js':
        'import.defer("./late.js").then((late) => { console.log("loaded"); console.log(late.value); });',
    },
    configuration: {experiments: {deferImport: true}},
    async holds({assets, run}) {
      assert.equal(Object.keys(assets).length, 2);
      assert.deepEqual((await run()).printed, ['loaded', 'late runs', '1']);
    },
    unless: {
      files: {
        'src/index.js':
          'import("./late.js").then((late) => { console.log("loaded"); console.log(late.value); });',
      },
    },
  },
  {
    says: 'A module with await at its top does not wait.',
    files: {
      'src/index.js':
        'import defer * as late from "./late.js"; console.log("start"); setTimeout(() => console.log(late.value));',
      'src/late.js': 'console.log("late runs"); export const value = await 1;',
    },
    configuration: {experiments: {deferImport: true}},
    holds: async ({run}) => assert.equal((await run()).printed[0], 'late runs'),
    unless: {files: {'src/late.js': 'console.log("late runs"); export const value = 1;'}},
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
