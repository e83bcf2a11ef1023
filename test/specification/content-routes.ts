import {sections, type Section} from '../../src/config/sections';

/** Pages of each section that the specification names, by the last part of their address. */
const pages: Record<Section, string> = {
  api: 'introduction cli node stats hot-module-replacement loaders logging module-methods module-variables compilation-object compiler-hooks compilation-hooks parser plugins resolvers',
  concepts:
    'index entry-points output loaders plugins configuration modules module-resolution dependency-graph targets manifest hot-module-replacement why-webpack under-the-hood',
  configuration:
    'index configuration-languages configuration-types entry-context mode output module resolve optimization plugins dev-server devtool target watch externals performance node stats experiments other-options',
  contribute:
    'index writers-guide writing-a-loader writing-a-plugin writing-a-scaffold plugin-patterns release-process debugging',
  guides:
    'index getting-started asset-management output-management development code-splitting caching author-libraries environment-variables build-performance csp development-vagrant dependency-management installation scaffolding hot-module-replacement tree-shaking production lazy-loading shimming typescript progressive-web-application public-path integrations asset-modules entry-advanced',
  loaders:
    'index babel-loader css-loader file-loader html-loader sass-loader style-loader url-loader',
  migrate: 'index 5 4 3',
  plugins:
    'index banner-plugin commons-chunk-plugin define-plugin dll-plugin html-webpack-plugin split-chunks-plugin',
};

/** The introduction of the API is the first page of its section, like every index. */
const isFirst = (page: string) => ['index', 'introduction'].includes(page);

/** Gives the addresses below a section that the specification names. */
export const routesOf = (section: Section): string[] =>
  pages[section].split(' ').map((page) => `/${section}/${isFirst(page) ? '' : `${page}/`}`);

/** The addresses outside the sections. */
export const topRoutes = [
  '/',
  '/comparison/',
  '/branding/',
  '/glossary/',
  '/vote/',
  '/license/',
  '/printable/',
] as const;

/** The addresses that are no page of the documentation. */
export const fixedRoutes = [
  '/',
  '/vote/',
  '/organization/',
  '/starter-kits/',
  '/app-shell/',
] as const;

/** Every address that the specification names. */
export const namedRoutes = [
  ...new Set([...fixedRoutes, ...topRoutes, ...sections.flatMap(routesOf)]),
];
