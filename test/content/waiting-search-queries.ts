import {versionFourOnceWritten} from './search-queries-version-4';
import {asked, type ExpectedAnswer, type Row} from './search-query-rows';

const firstOnceWritten: Row[] = [['tree shaking', '/guides/tree-shaking/']];

const onceWritten: Row[] = [
  ['public path', '/guides/public-path/'],
  ['sideEffects', '/guides/tree-shaking/'],
  ['asset modules', '/guides/asset-modules/'],
  ['environment variables', '/guides/environment-variables/'],
  ['typescript', '/guides/typescript/'],
  ['progressive web app', '/guides/progressive-web-application/'],
  ['web workers', '/guides/web-workers/'],
  ['shimming', '/guides/shimming/'],
  ['jquery is not defined', '/plugins/provide-plugin/#usage-jquery', '/guides/shimming/'],
  ['author a library', '/guides/author-libraries/'],
  ['speed up build', '/guides/build-performance/'],
  ['content security policy', '/guides/csp/'],
  [
    'require.context',
    '/guides/dependency-management/#requirecontext',
    '/api/module-methods/#requirecontext',
  ],
  ['ProvidePlugin', '/plugins/provide-plugin/'],
  ['BannerPlugin', '/plugins/banner-plugin/'],
  ['IgnorePlugin moment locales', '/plugins/ignore-plugin/#example-of-ignoring-moment-locales'],
  ['DllPlugin', '/plugins/dll-plugin/'],
  ['SourceMapDevToolPlugin', '/plugins/source-map-dev-tool-plugin/'],
  ['ts-loader', '/loaders/ts-loader/'],
  ['module.hot.accept', '/api/hot-module-replacement/#accept'],
  ['webpackChunkName', '/api/module-methods/#webpackchunkname'],
  ['magic comments', '/api/module-methods/#magic-comments'],
  ['webpackPrefetch', '/api/module-methods/#webpackprefetch'],
  ['processAssets', '/api/compilation-hooks/#processassets'],
  ['emitAsset', '/api/compilation-object/#emitasset'],
  ['this.async', '/api/loaders/#thisasync'],
  ['pitching loader', '/api/loaders/#pitching-loader'],
  ['node api', '/api/node/'],
  ['stats data', '/api/stats/'],
  ['write a plugin', '/contribute/writing-a-plugin/'],
  ['write a loader', '/contribute/writing-a-loader/'],
  ['release process', '/contribute/release-process/'],
  ['To v5 from v4', '/migrate/5/'],
  ...versionFourOnceWritten,
];

/** Wait for their page: as soon as it exists, they move up. */
export const waiting: readonly ExpectedAnswer[] = [
  ...asked(firstOnceWritten, true),
  ...asked(onceWritten),
];
