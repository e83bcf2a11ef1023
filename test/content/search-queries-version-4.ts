import type {Row} from './search-query-rows';

/** What readers of version 4 ask, and the answer. */
export const versionFour: Row[] = [
  ['hot module replacement', '/v4/concepts/hot-module-replacement/'],
  ['css-loader', '/v4/loaders/css-loader/'],
  ['file-loader', '/v4/loaders/file-loader/'],
  ['html-webpack-plugin', '/v4/plugins/html-webpack-plugin/'],
  ['entry points', '/v4/concepts/entry-points/'],
  ['custom target', '/v4/concepts/targets/#a-target-of-your-own'],
  ['dependency graph', '/v4/concepts/dependency-graph/'],
  ['install', '/v4/guides/installation/'],
  [
    'multiple entry points',
    '/v4/concepts/output/#multiple-entry-points',
    '/v4/concepts/entry-points/#object-syntax',
  ],
  ['upgrade to webpack 5', '/v4/migrate/', '/v4/migrate/#prepare', '/v4/#move'],
  ['how do I move to version 5', '/v4/#move', '/v4/migrate/#prepare'],
  ['manifst', '/v4/concepts/manifest/'],
  ['sass-loader options', '/v4/loaders/sass-loader/#options'],
  [
    'contenthash',
    '/v4/concepts/output/#names-that-change-with-the-content',
    '/v4/concepts/output/#placeholders',
  ],
  ['what is missing in webpack 4', '/v4/#missing'],
];
