const path = require('node:path');

/** How each generated table loses its printable pages. */
const without = {
  'routes.js': (source) =>
    source.replace(
      /\{\s*path: '[^']*\/printable\/[^']*',\s*component: [^\n]*\s*exact: true\s*\},?/g,
      '',
    ),
  // The bracket that closes the table is on the line of its last row.
  'registry.js': (source) =>
    source.replace(/^.*[\\/]printable-pages[\\/]default[\\/].*\],(?:\n|(?=\};))/gm, ''),
  'routesChunkNames.json': (source) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(JSON.parse(source)).filter(([route]) => !/\/printable\//.test(route)),
      ),
    ),
};

/** What would be left of a page that was not found. */
const leftOver = /\/printable\/|[\\/]printable-pages[\\/]default/;

/**
 * Webpack loader for the tables of routes, in the browser: the application never shows a printable
 * page, and should not grow with their number. Their screen stays in the table of chunks, which
 * tells the server where its styles are.
 * @throws when Docusaurus writes a table some other way now
 */
module.exports = function unknownInBrowser(source) {
  const trimmed = without[path.basename(this.resourcePath)](source);
  if (trimmed === source || leftOver.test(trimmed))
    throw new Error(`${this.resourcePath} is written some other way now: see ${__filename}`);
  return trimmed;
};
