const path = require('node:path');
const {readTables} = require('./generated-tables.cjs');

/**
 * Webpack loader for the generated table of chunks, in the browser: leaves out what late-pages.cjs
 * has, and of the others the paths of the modules and their numbers, which only the server reports.
 * @throws when Docusaurus writes the table some other way now
 */
module.exports = function leanRegistry(source) {
  const {homes} = readTables(path.dirname(this.resourcePath), (file) => this.addDependency(file));
  const row =
    /^\s*"([^"]+)": \[(.*), "(?:[^"\\]|\\.)*", require\.resolveWeak\("(?:[^"\\]|\\.)*"\)\],/gm;
  const lean = source.replace(row, (_, chunk, loader) =>
    homes.has(chunk) ? '' : `"${chunk}": [${loader}],`,
  );
  if (lean === source)
    throw new Error(`registry.js is written some other way now: see ${__filename}`);
  return lean;
};
