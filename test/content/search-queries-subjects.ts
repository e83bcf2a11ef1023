import type {Row} from './search-query-rows';

/** What readers type for a subject that pages call by another name; each is found first. */
export const subjects: Row[] = [
  ['.env', '/configuration/dotenv/'],
  ['write a plugin', '/concepts/plugins/#anatomy'],
  ['output es module', '/configuration/output/#outputmodule'],
  ['stats data', '/api/stats/'],
  ['webpack programmatically', '/api/node/', '/api/#node'],
  ['node api', '/api/node/'],
  ['command not found', '/api/cli/#troubleshooting', '/errors/#command-not-found'],
  ['webpack: command not found', '/api/cli/#troubleshooting', '/errors/#command-not-found'],
  ['Cannot GET /', '/configuration/dev-server/#troubleshooting'],
  ['heap out of memory', '/errors/#heap-out-of-memory'],
  ['loader vs plugin', '/concepts/#plugins'],
  ['chunk vs module vs bundle', '/concepts/under-the-hood/'],
  ['webpack vs vite', '/comparison/'],
  ['bundle too big', '/configuration/performance/'],
  ['css modules', '/guides/css-modules-and-sass/', '/configuration/module/#css-names'],
  ['output', '/configuration/output/', '/concepts/output/'],
  ['sourcemap', '/configuration/devtool/'],
  ['extract css', '/plugins/mini-css-extract-plugin/'],
  ['upgrade webpack 5', '/migrate/', '/migrate/5/'],
  ['To v5 from v4', '/migrate/5/'],
  ['upgrade webpack 3 to 4', '/migrate/4/'],
  ['migrate from webpack 1', '/migrate/3/'],
  ['react', '/loaders/#frameworks'],
];
