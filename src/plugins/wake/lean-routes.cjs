const path = require('node:path');

/** How each generated table writes a path with the mark that tells routes of one path apart. */
const tables = {
  'routes.js': {
    written: /ComponentCreator\('([^']*)', '\w+'\)/g,
    unmarked: (route) => `ComponentCreator('${route}', '')`,
  },
  'routesChunkNames.json': {
    written: /"(\/[^"]*)-\w+":\s*\{/g,
    unmarked: (route) => `"${route}-":{`,
  },
};

/**
 * Webpack loader for the tables of routes, in the browser: leaves out the marks of routes that are
 * the only ones of their path, in both tables alike. They grow with the number of pages, and being
 * hashes they do not compress.
 * @throws when Docusaurus writes a table some other way now
 */
module.exports = function leanRoutes(source) {
  const {written, unmarked} = tables[path.basename(this.resourcePath)];
  const routes = [...source.matchAll(written)].map(([, route]) => route);
  if (routes.length === 0)
    throw new Error(`${this.resourcePath} is written some other way now: see ${__filename}`);
  const isOnly = (route) => routes.indexOf(route) === routes.lastIndexOf(route);
  return source.replace(written, (match, route) => (isOnly(route) ? unmarked(route) : match));
};
