const path = require('node:path');

/**
 * Tells webpack what else a page is made from, so that it compiles the page again when one of these
 * changes: the examples it quotes, the builds that its figures show, the record with the colors of its
 * terminals, the glossary whose definitions are in its margin, and what its directives read.
 * The option `versions` has the absolute folder of each version, and for each directive the folders
 * and files that it reads there: src/markdown/directive-sources.ts has the table.
 */
module.exports = function pageDependencies(source) {
  const {versions} = this.getOptions();
  const {folder, directives} = versions.find((version) =>
    this.resourcePath.startsWith(version.folder + path.sep),
  );
  for (const [, name] of source.matchAll(/^\s*(?:```|~~~).*\bfiles?="([a-z\d-]+)/gm)) {
    this.addContextDependency(path.join(folder, '_examples', name));
  }
  if (/^```figure\b/m.test(source)) {
    this.addDependency(path.join(folder, '_version', 'builds.json'));
  }
  if (/^\s*```console\b/m.test(source)) {
    const {dir, name} = path.parse(this.resourcePath);
    this.addDependency(path.join(dir, '_proofs', `${name}.json`));
  }
  if (source.includes('glossary.md#')) this.addDependency(path.join(folder, 'glossary.md'));

  const names = new Set([...source.matchAll(/^::([a-z-]+)/gm)].map(([, name]) => name));
  for (const name of names) {
    const {folders = [], files = []} = directives[name] ?? {};
    for (const read of folders) this.addContextDependency(read);
    for (const read of files) this.addDependency(read);
  }
  // Its figures are counted on all other pages: those of an earlier build would be wrong.
  if (names.has('quality')) this.cacheable(false);
  return source;
};
