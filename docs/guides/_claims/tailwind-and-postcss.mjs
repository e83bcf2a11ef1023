import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
const tailwind = require('@tailwindcss/postcss');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const files = {
  'src/index.js': 'import "./style.css"; document.body.className = "p-96 bg-rose-100";',
  'src/style.css': '@import "tailwindcss" source(".");',
};
const postcss = ({folder}, ...plugins) => ({
  loader: require.resolve('postcss-loader'),
  options: {
    postcssOptions: {
      config: false,
      plugins: plugins.length > 0 ? plugins : [tailwind({base: folder})],
    },
  },
});
const css = require.resolve('css-loader');
const chain = (...loaders) => ({
  module: {rules: [{test: /\.css$/, use: [MiniCssExtractPlugin.loader, ...loaders]}]},
  plugins: [new MiniCssExtractPlugin()],
});
const usual = (context) => chain(css, postcss(context));
const builtIn = (context) => ({
  experiments: {css: true},
  module: {rules: [{test: /\.css$/, type: 'css/auto', use: [postcss(context)]}]},
});

export default [
  {
    says: 'With plugins: ["tailwindcss"], as in version 3, the build fails:',
    files,
    configuration: (context) => chain(css, postcss(context, require('tailwindcss'))),
    holds: ({errors}) =>
      assert.match(
        errors.join('\n'),
        /Error: It looks like you're trying to use `tailwindcss` directly as a PostCSS plugin\. The PostCSS plugin has moved to a separate package, so to continue using Tailwind CSS with PostCSS you'll need to install `@tailwindcss\/postcss` and update your PostCSS configuration\./,
      ),
    unless: {configuration: usual},
  },
  {
    says: 'PostCSS gets the JavaScript that css-loader returned:',
    files,
    configuration: (context) => chain(postcss(context), css),
    holds: ({errors}) =>
      assert.match(
        errors.join('\n'),
        /\(1:1\) .+style\.css Unknown word \/\/\n\n.*> 1 \| .*\/\/ Imports/,
      ),
    unless: {configuration: usual},
  },
  {
    says: 'the build succeeds without a message, but the page has none of the classes',
    files,
    configuration: chain(css),
    holds({errors, warnings, assets}) {
      assert.deepEqual([...errors, ...warnings], []);
      assert.ok(assets['main.css'].includes('@tailwind utilities'));
      assert.ok(!assets['main.css'].includes('.p-96'));
    },
    unless: {configuration: usual},
  },
  {
    says: 'webpack does not know what to do with the result:',
    files,
    configuration: (context) => ({...builtIn(context), experiments: {}}),
    holds: ({errors}) =>
      assert.match(errors.join(), /Module not found: Error: No parser registered for css\/auto/),
    unless: {configuration: builtIn},
  },
  {
    says: 'This function gets no colors, and there is no message:',
    files: {
      ...files,
      'src/index.js':
        'import "./style.css"; const badge = (color) => `rounded-full bg-${color}-100`; console.log(badge("rose"));',
    },
    configuration: usual,
    holds({errors, warnings, assets}) {
      assert.deepEqual([...errors, ...warnings], []);
      assert.ok(assets['main.css'].includes('.rounded-full'));
      assert.ok(!assets['main.css'].includes('.bg-rose-100'));
    },
    unless: {files},
  },
  {
    says: 'list them in the stylesheet, as in @source inline',
    files: {
      'src/index.js': 'import "./style.css";',
      'src/style.css': '@import "tailwindcss" source("."); @source inline("bg-{rose,amber}-100");',
    },
    configuration: usual,
    holds: ({assets}) => assert.match(assets['main.css'], /\.bg-amber-100[^]+\.bg-rose-100/),
    unless: {files: {'src/style.css': '@import "tailwindcss" source(".");'}},
  },
  {
    says: 'a class in index.html gets no style until you add',
    files: {...files, 'index.html': '<p class="rotate-45"></p>'},
    configuration: usual,
    holds: ({assets}) => assert.ok(!assets['main.css'].includes('.rotate-45')),
    unless: {
      files: {
        ...files,
        'src/style.css': '@import "tailwindcss" source("."); @source "../index.html";',
        'index.html': '<p class="rotate-45"></p>',
      },
    },
  },
  {
    says: 'and dist as well unless .gitignore lists it',
    files: {...files, 'src/style.css': '@import "tailwindcss";', 'dist/old.js': '"rotate-45"'},
    configuration: usual,
    holds: ({assets}) => assert.ok(assets['main.css'].includes('.rotate-45')),
    unless: {files: {...files, 'dist/old.js': '"rotate-45"'}},
  },
  {
    says: 'webpack minifies main.js, but not a stylesheet that',
    modes: ['production'],
    files,
    configuration: usual,
    holds({assets}) {
      assert.ok(assets['main.css'].includes('\n  .p-96 {\n'));
      assert.ok(!assets['main.js'].includes('\n'));
    },
    unless: {configuration: builtIn},
  },
];
