import type {DocumentationVersion} from '../../../config/versions';

/** What readers of a page must know before they use the package. */
export interface Notice {
  /** Nobody makes new releases any more. */
  unmaintained?: true;
  /** Markdown for the top of the page, for each version of the documentation it is true for. */
  text: Partial<Record<DocumentationVersion['name'], string>>;
}

const finished = 'No new releases of this package are made.';
const assetModules =
  'webpack 5 does its work without a package: [asset modules](/loaders/#files) are built in';

/**
 * Packages that were given up, replaced, or pinned to another release than the newest, by npm name.
 * Reviewed by people: each says what to use now with the webpack that is being read about. What a
 * README says itself is not repeated here, unless its advice leads away from this site.
 */
export const notices: Readonly<Record<string, Notice>> = {
  'babel-minify-webpack-plugin': {
    unmaintained: true,
    text: {
      '4': `${finished} webpack 4 makes JavaScript smaller by itself in production mode, with [terser-webpack-plugin](/v4/plugins/terser-webpack-plugin/).`,
    },
  },
  'bundle-loader': {
    unmaintained: true,
    text: {
      '4': `${finished} Write \`import("./module")\`: webpack then loads the module when that line runs.`,
    },
  },
  'cache-loader': {
    unmaintained: true,
    text: {
      current: `${finished} It was made for webpack 4. webpack 5 keeps a whole build on disk by itself with \`cache: {type: "filesystem"}\`.`,
      '4': `${finished} webpack 5 does the same for the whole build with its option \`cache\`.`,
    },
  },
  'closure-webpack-plugin': {
    unmaintained: true,
    text: {
      current: `${finished} It was made for webpack 4. In production mode, webpack 5 makes JavaScript smaller by itself; [minimizer-webpack-plugin](/plugins/minimizer-webpack-plugin/) changes how.`,
      '4': `${finished} In production mode, webpack 4 makes JavaScript smaller by itself; [terser-webpack-plugin](/v4/plugins/terser-webpack-plugin/) changes how.`,
    },
  },
  'coffee-redux-loader': {
    unmaintained: true,
    text: {
      '4': `${finished} Use [coffee-loader](/v4/loaders/coffee-loader/), which compiles with CoffeeScript itself.`,
    },
  },
  'coverjs-loader': {
    unmaintained: true,
    text: {
      '4': `${finished} Use [istanbul-instrumenter-loader](/v4/loaders/istanbul-instrumenter-loader/), or \`babel-plugin-istanbul\` with [babel-loader](/v4/loaders/babel-loader/).`,
    },
  },
  'css-loader': {
    text: {
      current:
        'webpack 5.112.2 reads CSS without this loader; see [Styling](/loaders/#styling) for how, and for when a loader is still needed.',
    },
  },
  'eslint-loader': {
    unmaintained: true,
    text: {
      current: `${finished} Use [eslint-webpack-plugin](/plugins/eslint-webpack-plugin/).`,
      '4': `${finished} Use [eslint-webpack-plugin](/v4/plugins/eslint-webpack-plugin/).`,
    },
  },
  'extract-loader': {
    unmaintained: true,
    text: {
      current: `${finished} webpack 5 writes CSS to files by itself, see [Styling](/loaders/#styling). For HTML pages, use [html-webpack-plugin](/plugins/html-webpack-plugin/).`,
      '4': `${finished} For CSS, use [mini-css-extract-plugin](/v4/plugins/mini-css-extract-plugin/); for HTML pages, [html-webpack-plugin](/v4/plugins/html-webpack-plugin/).`,
    },
  },
  'extract-text-webpack-plugin': {
    unmaintained: true,
    text: {
      '4': `${finished} The pre-release shown here is the only one that knows webpack 4. Use [mini-css-extract-plugin](/v4/plugins/mini-css-extract-plugin/).`,
    },
  },
  'file-loader': {
    unmaintained: true,
    text: {
      current: `${finished} ${assetModules}, as \`type: "asset/resource"\`.`,
      '4': `${finished} With webpack 4 it is still the usual way. ${assetModules}.`,
    },
  },
  'gzip-loader': {
    unmaintained: true,
    text: {
      '4': `${finished} For compressed copies of the output, use [compression-webpack-plugin](/v4/plugins/compression-webpack-plugin/).`,
    },
  },
  'i18n-loader': {
    unmaintained: true,
    text: {
      '4': `${finished} Load translations with \`import()\`, or use a library for translations.`,
    },
  },
  'i18n-webpack-plugin': {
    unmaintained: true,
    text: {
      '4': `${finished} Load translations with \`import()\`, or use a library for translations.`,
    },
  },
  'istanbul-instrumenter-loader': {
    unmaintained: true,
    text: {
      current: `${finished} It was made for webpack 4 and older. Use \`babel-plugin-istanbul\` with [babel-loader](/loaders/babel-loader/).`,
      '4': `${finished} \`babel-plugin-istanbul\` does the same with [babel-loader](/v4/loaders/babel-loader/).`,
    },
  },
  'jshint-loader': {
    unmaintained: true,
    text: {
      '4': `${finished} To check code while building, use [eslint-webpack-plugin](/v4/plugins/eslint-webpack-plugin/).`,
    },
  },
  'json-loader': {
    unmaintained: true,
    text: {
      '4': `${finished} webpack reads JSON by itself since version 2: remove the loader.`,
    },
  },
  'json5-loader': {
    unmaintained: true,
    text: {
      current: `${finished} webpack 5 takes any parse function instead of a loader: see [JSON](/loaders/#json).`,
      '4': `${finished} webpack 5 takes any parse function instead of a loader.`,
    },
  },
  'mocha-loader': {
    unmaintained: true,
    text: {
      current: `${finished} Let Mocha run the files that webpack writes, or use a test runner that transforms files itself.`,
      '4': `${finished} Let Mocha run the files that webpack writes, or use a test runner that transforms files itself.`,
    },
  },
  'multi-loader': {
    unmaintained: true,
    text: {
      '4': `${finished} Import the file several times instead, with the loaders in each request: \`import "!!style-loader!css-loader!./a.css"\`.`,
    },
  },
  'npm-install-webpack-plugin': {
    unmaintained: true,
    text: {
      current: `${finished} It was made for webpack 3 and older. Nothing takes its place: run \`npm install\` yourself.`,
      '4': `${finished} It was made for webpack 3 and older. Nothing takes its place: run \`npm install\` yourself.`,
    },
  },
  'null-loader': {
    unmaintained: true,
    text: {
      current: `${finished} webpack 5 makes a module empty without a loader: \`resolve: {alias: {"some-module": false}}\`.`,
      '4': `${finished} With webpack 4 it is still the usual way. webpack 5 does without: \`resolve: {alias: {"some-module": false}}\`.`,
    },
  },
  'polymer-webpack-loader': {
    unmaintained: true,
    text: {
      current: `${finished} It was made for webpack 4 and older. Elements that are written as JavaScript modules need no loader.`,
      '4': `${finished} Elements that are written as JavaScript modules need no loader.`,
    },
  },
  'raw-loader': {
    unmaintained: true,
    text: {
      current: `${finished} ${assetModules}, as \`type: "asset/source"\`.`,
      '4': `${finished} With webpack 4 it is still the usual way. ${assetModules}.`,
    },
  },
  'react-proxy-loader': {
    unmaintained: true,
    text: {
      '4': `${finished} Use \`React.lazy(() => import("./Component"))\`.`,
    },
  },
  'restyle-loader': {
    unmaintained: true,
    text: {
      '4': `${finished} [mini-css-extract-plugin](/v4/plugins/mini-css-extract-plugin/) exchanges the style sheets of a running page by itself.`,
    },
  },
  'script-loader': {
    unmaintained: true,
    text: {
      '4': `${finished} Load such a script with an element of its own in the page, or make its globals imports with [imports-loader](/v4/loaders/imports-loader/) and [exports-loader](/v4/loaders/exports-loader/).`,
    },
  },
  'svg-inline-loader': {
    unmaintained: true,
    text: {
      current: `${finished} ${assetModules}, as \`type: "asset/source"\`.`,
      '4': `${finished} [raw-loader](/v4/loaders/raw-loader/) gives the markup as it is; to clean it, run SVGO beforehand.`,
    },
  },
  'terser-webpack-plugin': {
    text: {
      current:
        'This is the README of release 5.5.0, the last one that is about terser-webpack-plugin. Its successor is [minimizer-webpack-plugin](/plugins/minimizer-webpack-plugin/), which webpack itself uses since 5.108.0. Releases 5.6.0 and 5.6.1 of terser-webpack-plugin still install under this name but carry the successor’s README; there, `terserOptions` is the older name of `minimizerOptions` and keeps working.',
    },
  },
  'transform-loader': {
    unmaintained: true,
    text: {
      '4': `${finished} Look for a loader or a plugin that does what the Browserify transform does.`,
    },
  },
  'uglifyjs-webpack-plugin': {
    unmaintained: true,
    text: {
      '4': `${finished} webpack 4 itself uses [terser-webpack-plugin](/v4/plugins/terser-webpack-plugin/) in its place, which knows newer syntax.`,
    },
  },
  'url-loader': {
    unmaintained: true,
    text: {
      current: `${finished} ${assetModules}, as \`type: "asset/inline"\` or \`"asset"\`.`,
      '4': `${finished} With webpack 4 it is still the usual way. ${assetModules}.`,
    },
  },
  'worker-loader': {
    unmaintained: true,
    text: {
      current: `${finished} webpack 5 bundles workers by itself: \`new Worker(new URL("./worker.js", import.meta.url))\`.`,
      '4': `${finished} With webpack 4 it is still the usual way. webpack 5 bundles workers by itself: \`new Worker(new URL("./worker.js", import.meta.url))\`.`,
    },
  },
  'yaml-frontmatter-loader': {
    unmaintained: true,
    text: {
      '4': `${finished} It hands its result to [json-loader](/v4/loaders/json-loader/), which webpack 4 does not need: set \`type: "json"\` in the rule instead.`,
    },
  },
};
