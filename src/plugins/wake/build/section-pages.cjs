const {readFileSync} = require('node:fs');
const path = require('node:path');
const {keyOf, readTables} = require('./generated-tables.cjs');

const runtime = path.join(__dirname, '../browser/section-routes.ts');

/**
 * Webpack loader that makes the routes of a section's pages from the generated tables. The query is
 * the section's address.
 * @throws when Docusaurus writes its tables some other way now
 */
module.exports = function sectionPages() {
  const folder = path.dirname(this.resourcePath);
  const registryFile = path.join(folder, 'registry.js');
  this.addDependency(registryFile);
  const registry = readFileSync(registryFile, 'utf8');
  const tables = readTables(folder, (file) => this.addDependency(file));
  const address = this.resourceQuery.slice(1);
  const {pages} = tables.sections.find((section) => section.address === address);
  const rows = pages.map((page) => [page.path, tables.names[keyOf(page)]]);
  const usual = usualIn(rows.map(([, row]) => row));
  const unusual = ([page, row]) => [
    page,
    Object.fromEntries(Object.entries(row).filter(([prop, value]) => usual[prop] !== value)),
  ];
  const chunks = [...tables.homes]
    .filter(([, home]) => home === address)
    // The name of the file is put in when it is known (late-files.ts).
    .map(([chunk]) => `"${chunk}": [${loaderOf(chunk, registry)}, "%${chunk}%"]`);
  return `import {sectionPages} from ${JSON.stringify(runtime)};
export default sectionPages(
  ${JSON.stringify(usual)},
  ${JSON.stringify(Object.fromEntries(rows.map(unusual)))},
  {${chunks.join(',\n')}},
);`;
};

/** Gives what most rows say of a property, of those that all rows have and several alike. */
function usualIn(rows) {
  const usual = {};
  for (const prop of Object.keys(rows[0])) {
    const values = rows.map((row) => row[prop]);
    const times = (value) => values.filter((other) => other === value).length;
    const most = values.toSorted((a, b) => times(b) - times(a))[0];
    if (values.every((value) => typeof value === 'string') && times(most) > 1) usual[prop] = most;
  }
  return usual;
}

function loaderOf(chunk, registry) {
  const [, loader] =
    new RegExp(`^\\s*"${chunk}": \\[(\\(\\) => import\\(.*?"\\)), "`, 'm').exec(registry) ?? [];
  if (!loader) throw new Error(`registry.js is written some other way now: see ${__filename}`);
  return loader;
}
