const path = require('node:path');
const {keyOf, readTables} = require('./generated-tables.cjs');

/**
 * Webpack loader for the generated names of the chunks of each route, in the browser: leaves out
 * what late-pages.cjs has.
 */
module.exports = function leanNames() {
  const {names, sections} = readTables(path.dirname(this.resourcePath), (file) =>
    this.addDependency(file),
  );
  const late = new Set(sections.flatMap(({pages}) => pages.map(keyOf)));
  return JSON.stringify(
    Object.fromEntries(Object.entries(names).filter(([key]) => !late.has(key))),
  );
};
