const path = require('node:path');

/**
 * Tells webpack what else a page is made from: the examples it quotes, the builds that its figures
 * show, the glossary whose definitions stand beside it, the entries of other versions that its
 * options link to, and what its lists are read from. It is compiled again when one of them changes.
 * The option `folders` has the folder of each version.
 */
module.exports = function pageDependencies(source) {
  const {folders} = this.getOptions();
  const folder = folders.find((each) => this.resourcePath.startsWith(each + path.sep));
  const has = (directive) => new RegExp(`^::${directive}\\b`, 'm').test(source);
  for (const [, name] of source.matchAll(/^\s*(?:```|~~~).*\bfiles?="([a-z\d-]+)/gm)) {
    this.addContextDependency(path.join(folder, '_examples', name));
  }
  if (/^```figure\b/m.test(source)) {
    this.addDependency(path.join(folder, '_version', 'builds.json'));
  }
  if (source.includes('glossary.md#')) this.addDependency(path.join(folder, 'glossary.md'));
  if (has('option(?!-index)')) {
    for (const other of folders) {
      if (other !== folder) this.addContextDependency(path.join(other, 'configuration'));
    }
  }
  if (has('option-index') || has('new-options')) {
    this.addContextDependency(path.join(folder, 'configuration'));
    this.addDependency(path.join(folder, '_version', 'releases.json'));
  }
  // Figures of all other pages: what was made of them in an earlier build is old.
  if (has('quality')) this.cacheable(false);
  return source;
};
