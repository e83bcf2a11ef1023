import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const card = '.card { margin: 0 } .title { color: red } .lent-out { opacity: .5 }';
const using = (request, name) =>
  `import * as styles from "${request}"; console.log(styles.${name});`;
const files = {
  'src/index.js': using('./card.module.scss', 'title'),
  'src/card.module.scss': card,
};
const sass = require.resolve('sass-loader');
const css = require.resolve('css-loader');
const chain = (...loaders) => ({
  module: {rules: [{test: /\.scss$/, use: [MiniCssExtractPlugin.loader, ...loaders]}]},
  plugins: [new MiniCssExtractPlugin()],
});
const builtIn = {module: {rules: [{test: /\.scss$/, type: 'css/auto', use: sass}]}};
const both = [builtIn, chain(css, sass)];

/** Builds with the built-in CSS and with css-loader, which have to say the same. */
const inBoth = (check) => async (seen) => {
  for (const configuration of both) check(await seen.build({configuration}));
};

export default [
  {
    says: 'webpack treats every file whose name ends in .module.css as such a module',
    files: {
      'src/index.js': using('./card.module.css', 'title'),
      'src/card.module.css': '.title { color: red }',
    },
    holds: async ({run}) => assert.match((await run()).printed.join(), /^\S{6,}$/),
    unless: {
      files: {
        'src/index.js': 'import * as styles from "./card.css"; console.log(styles["title"] ?? "");',
        'src/card.css': '.title { color: red }',
      },
    },
  },
  {
    says: 'In development mode, the names contain the path and your own name',
    modes: ['development'],
    files,
    configuration: builtIn,
    holds: async ({run}) =>
      assert.match((await run()).printed.join(), /src_card_module_scss-title$/),
    unless: {files: {...files, 'src/index.js': using('./card.module.scss', 'card')}},
  },
  {
    says: 'Now it finds nothing, with both ways of this recipe:',
    files: {
      ...files,
      'src/index.js': 'import styles from "./card.module.scss"; console.log(styles.card);',
    },
    configuration: builtIn,
    holds: inBoth(({warnings}) =>
      assert.match(
        warnings.join(),
        /export 'default' \(imported as 'styles'\) was not found in '\.\/card\.module\.scss' \(possible exports: card, lent-out, title\)/,
      ),
    ),
    unless: {files},
  },
  {
    says: 'For styles.lentOut, webpack warns, and the page gets the class undefined:',
    files: {...files, 'src/index.js': using('./card.module.scss', 'lentOut')},
    configuration: builtIn,
    holds: inBoth(({warnings}) =>
      assert.match(
        warnings.join(),
        /export 'lentOut' \(imported as 'styles'\) was not found in '\.\/card\.module\.scss' \(possible exports: card, lent-out, title\)/,
      ),
    ),
    unless: {files},
  },
  {
    says: 'for the built-in CSS, or modules: { exportLocalsConvention:',
    files: {...files, 'src/index.js': using('./card.module.scss', 'lentOut')},
    configuration: {
      ...builtIn,
      module: {
        ...builtIn.module,
        generator: {'css/auto': {exportsConvention: 'camel-case'}},
      },
    },
    async holds({warnings, build}) {
      assert.deepEqual(warnings, []);
      const options = {modules: {auto: true, exportLocalsConvention: 'camel-case-only'}};
      const old = await build({configuration: chain({loader: css, options}, sass)});
      assert.deepEqual([...old.errors, ...old.warnings], []);
    },
    unless: {configuration: builtIn},
  },
  {
    says: 'still work, but each prints a Deprecation Warning:',
    files: {
      ...files,
      'src/_theme.scss': '$green: #1b6e53;',
      'src/card.module.scss': '@import "theme"; .title { color: $green }',
    },
    configuration: builtIn,
    holds: inBoth(({warnings, errors, assets}) => {
      assert.deepEqual(errors, []);
      assert.match(
        warnings.join(),
        /Sass @import rules are deprecated and will be removed in Dart Sass 3\.0\.0\./,
      );
      assert.ok(assets['main.css'].includes('#1b6e53'));
    }),
    unless: {
      files: {
        'src/_theme.scss': '$green: #1b6e53;',
        'src/card.module.scss': '@use "theme"; .title { color: theme.$green }',
      },
    },
  },
  {
    says: 'a function such as color.adjust() after @use "sass:color"',
    files: {...files, 'src/card.module.scss': '.title { color: darken(#1b6e53, 5%) }'},
    configuration: builtIn,
    holds: inBoth(({warnings}) => assert.match(warnings.join(), /darken\(\) is deprecated/)),
    unless: {
      files: {
        'src/card.module.scss':
          '@use "sass:color"; .title { color: color.adjust(#1b6e53, $lightness: -5%) }',
      },
    },
  },
  {
    says: 'Sass gets the JavaScript of css-loader, and the build fails',
    files,
    configuration: chain(sass, css),
    holds: ({errors}) =>
      assert.match(errors.join('\n'), /sass-loader.+\n(?:.*Error: )?expected "\{"\./),
    unless: {configuration: chain(css, sass)},
  },
  {
    says: 'Sass copies a mixin into the stylesheet that uses it',
    files: {
      'src/index.js': 'import "./note/note.module.scss";',
      'src/_theme.scss': '@mixin wood { background: url(./wood.svg) }',
      'src/wood.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'src/note/note.module.scss': '@use "../theme"; .title { @include theme.wood }',
    },
    configuration: builtIn,
    holds: inBoth(({errors}) =>
      assert.match(
        errors.join('\n'),
        /Module not found: Error: Can't resolve '\.\/wood\.svg' in '.+note'/,
      ),
    ),
    unless: {files: {'src/note/note.module.scss': '.title { background: url(../wood.svg) }'}},
  },
  {
    says: 'Write the path so that it is right from every folder',
    files: {
      'src/index.js': 'import "./note/note.module.scss";',
      'src/_theme.scss': '@mixin wood { background: url(@/wood.svg) }',
      'src/wood.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'src/note/note.module.scss': '@use "../theme"; .title { @include theme.wood }',
    },
    configuration: ({folder}) => ({...builtIn, resolve: {alias: {'@': `${folder}/src`}}}),
    async holds({errors, build, folder}) {
      assert.deepEqual(errors, []);
      const resolve = {alias: {'@': `${folder}/src`}};
      const old = await build({configuration: {...chain(css, sass), resolve}});
      assert.deepEqual(old.errors, []);
    },
    unless: {configuration: {resolve: {}}},
  },
];
