import {redirectsOfVersions} from '../versions/redirects';

/** An address that was public once and where its subject lives now. */
export interface Redirect {
  from: string;
  /** Address of this site, with a slash at the end of its path. */
  to: string;
}

/**
 * The redirects of the former site, with the targets repaired that led nowhere:
 * template and tapable hooks are told on the plugin API page, compilation hooks and resolvers
 * have their own, and the mode is described in the configuration reference.
 */
export const redirects: readonly Redirect[] = [
  {from: '/support/', to: '/contribute/'},
  {from: '/writers-guide/', to: '/contribute/writers-guide/'},
  {from: '/get-started/', to: '/guides/getting-started/'},
  {from: '/get-started/install-webpack/', to: '/guides/installation/'},
  {from: '/get-started/why-webpack/', to: '/comparison/'},
  {from: '/pluginsapi/', to: '/api/plugins/'},
  {from: '/pluginsapi/compiler/', to: '/api/compiler-hooks/'},
  {from: '/pluginsapi/template/', to: '/api/plugins/'},
  {from: '/api/passing-a-config/', to: '/configuration/configuration-types/'},
  {from: '/api/plugins/compiler/', to: '/api/compiler-hooks/'},
  {from: '/api/plugins/compilation/', to: '/api/compilation-hooks/'},
  {from: '/api/plugins/module-factories/', to: '/api/module-methods/'},
  {from: '/api/plugins/parser/', to: '/api/parser/'},
  {from: '/api/plugins/tapable/', to: '/api/plugins/'},
  {from: '/api/plugins/template/', to: '/api/plugins/'},
  {from: '/api/plugins/resolver/', to: '/api/resolvers/'},
  {from: '/development/', to: '/contribute/'},
  {from: '/development/plugin-patterns/', to: '/contribute/plugin-patterns/'},
  {from: '/development/release-process/', to: '/contribute/release-process/'},
  {from: '/development/how-to-write-a-loader/', to: '/contribute/writing-a-loader/'},
  {from: '/development/how-to-write-a-plugin/', to: '/contribute/writing-a-plugin/'},
  ...['import', 'require', 'async', 'css', 'libraries'].map((way) => ({
    from: `/guides/code-splitting-${way}/`,
    to: '/guides/code-splitting/',
  })),
  {from: '/guides/why-webpack/', to: '/comparison/'},
  {from: '/guides/production-build/', to: '/guides/production/'},
  {from: '/migrating/', to: '/migrate/3/'},
  // webpack 2 and 3 print it.
  {from: '/guides/migrating/', to: '/migrate/3/'},
  {
    from: '/plugins/no-emit-on-errors-plugin/',
    to: '/configuration/optimization/#optimizationnoemitonerrors',
  },
  {from: '/concepts/mode/', to: '/configuration/mode/'},
];

/**
 * Pages that packages had and have no more: what took their place, or else what an older version
 * has on the package.
 */
const packageRedirects: readonly Redirect[] = [
  ...redirectsOfVersions,
  {from: '/loaders/coffee-redux-loader/', to: '/loaders/coffee-loader/'},
  {from: '/loaders/coverjs-loader/', to: '/loaders/istanbul-instrumenter-loader/'},
  {from: '/loaders/gzip-loader/', to: '/plugins/compression-webpack-plugin/'},
  {from: '/loaders/jshint-loader/', to: '/plugins/eslint-webpack-plugin/'},
  {from: '/loaders/json-loader/', to: '/loaders/#json'},
  {from: '/loaders/restyle-loader/', to: '/plugins/mini-css-extract-plugin/'},
  {from: '/loaders/script-loader/', to: '/loaders/imports-loader/'},
  {from: '/loaders/yaml-frontmatter-loader/', to: '/loaders/#json'},
  {from: '/plugins/babel-minify-webpack-plugin/', to: '/plugins/minimizer-webpack-plugin/'},
  {from: '/plugins/extract-text-webpack-plugin/', to: '/plugins/mini-css-extract-plugin/'},
  {from: '/plugins/uglifyjs-webpack-plugin/', to: '/plugins/minimizer-webpack-plugin/'},
  {from: '/plugins/zopfli-webpack-plugin/', to: '/plugins/compression-webpack-plugin/'},
];

/** Both; one is served as soon as its target is there. */
export const allRedirects: readonly Redirect[] = [...redirects, ...packageRedirects];
