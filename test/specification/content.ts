import type {Section} from '../../src/config/sections';
import {routesOf, topRoutes} from './content-routes';
import {type Chapter, testsOf} from './sentence';
import {waitingPages} from './waits';

/** Tests that the addresses are served; those whose page is not written yet have none. */
const served = (routes: readonly string[]) =>
  testsOf('build/content-routes.test.ts')(
    ...routes
      .filter((route) => !waitingPages.includes(route))
      .map((route) => `the address ${route} is served`),
  );
const section = (name: Section) => served(routesOf(name));

export const content: Chapter = {
  number: '2.3',
  title: 'Content routes',
  sentences: [
    {
      says: 'Top level: /, /comparison/, /branding/, /glossary/, /vote/, /license/, /printable/.',
      tests: served(topRoutes),
    },
    {
      says: '/api/: introduction, cli, node, stats, hot-module-replacement, loaders, logging, module-methods, module-variables, compilation-object, compiler-hooks, compilation-hooks, parser, plugins, resolvers.',
      tests: section('api'),
      waits: ['apiPages'],
    },
    {
      says: '/concepts/: index, entry-points, output, loaders, plugins, configuration, modules, module-resolution, dependency-graph, targets, manifest, hot-module-replacement, why-webpack, under-the-hood.',
      tests: section('concepts'),
    },
    {
      says: '/configuration/: index, configuration-languages, configuration-types, entry-context, mode, output, module, resolve, optimization, plugins, dev-server, devtool, target, watch, externals, performance, node, stats, experiments, other-options.',
      tests: section('configuration'),
    },
    {
      says: '/contribute/: index, writers-guide, writing-a-loader, writing-a-plugin, writing-a-scaffold, plugin-patterns, release-process, debugging.',
      tests: section('contribute'),
      waits: ['contributePages'],
    },
    {
      says: '/guides/: index plus getting-started, asset-management, output-management, development, code-splitting, caching, author-libraries, environment-variables, build-performance, csp, development-vagrant, dependency-management, installation, scaffolding, hot-module-replacement, tree-shaking, production, lazy-loading, shimming, typescript, progressive-web-application, public-path, integrations, asset-modules, entry-advanced.',
      tests: section('guides'),
      waits: ['guidePages'],
    },
    {
      says: '/loaders/: index plus one page per loader (for example babel-loader, css-loader, file-loader, html-loader, sass-loader, style-loader, url-loader and others).',
      tests: section('loaders'),
    },
    {
      says: '/migrate/: index, /migrate/5/, /migrate/4/, /migrate/3/.',
      tests: section('migrate'),
      waits: ['migrationPages'],
    },
    {
      says: '/plugins/: index plus one page per plugin (for example banner-plugin, commons-chunk-plugin, define-plugin, dll-plugin, html-webpack-plugin, split-chunks-plugin and others).',
      tests: section('plugins'),
      waits: ['pluginPages'],
    },
    {
      says: 'Each of api, concepts, configuration, contribute, guides, loaders, migrate and plugins has an index page.',
      tests: served([
        '/api/',
        '/concepts/',
        '/configuration/',
        '/contribute/',
        '/guides/',
        '/loaders/',
        '/migrate/',
        '/plugins/',
      ]),
    },
  ],
};
