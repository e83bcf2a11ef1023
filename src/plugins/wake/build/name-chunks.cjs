// Original: @docusaurus/core/lib/client/exports/ComponentCreator.js sha256:5f99bdbd725f6e0b2943d25f99c93205952e9b45ac78c76b63f62a767bbba363
const {chunkNameOf, keyOf, readTables} = require('./generated-tables.cjs');

const reported = 'modules.push(chunkRegistry[1])';
const begun = 'const modules = [];';

/**
 * Webpack loader. Has pages report the names of their chunks while they are rendered, and that of
 * the chunk with their section's routes. Docusaurus reports paths of
 * modules, which the manifest of the client does not know: a page then lists only the entry, and
 * its other chunks are asked for one round trip later, after the entry has run.
 * @throws when Docusaurus does it some other way now
 */
module.exports = function nameChunks(source) {
  for (const expected of [reported, begun]) {
    if (!source.includes(expected))
      throw new Error(`ComponentCreator has no "${expected}" any more: see ${__filename}`);
  }
  const {sections} = readTables(this.getOptions().folder, (file) => this.addDependency(file));
  const sectionOf = sections.flatMap(({address, pages}) =>
    pages.map((page) => [keyOf(page), chunkNameOf(address)]),
  );
  return source
    .replace(reported, 'modules.push(chunkName)')
    .replace(
      begun,
      `const modules = [${JSON.stringify(Object.fromEntries(sectionOf))}[\`\${path}-\${hash}\`]].filter(Boolean);`,
    );
};
