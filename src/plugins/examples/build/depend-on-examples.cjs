const path = require('node:path');

/** Tells webpack which examples a page quotes: it is compiled again when one of them changes. */
module.exports = function dependOnExamples(source) {
  const folder = this.resourcePath.replace(
    /^(.*?[\\/](?:docs|versioned_docs[\\/][^\\/]+))[\\/].*$/,
    '$1',
  );
  for (const [, name] of source.matchAll(/^\s*(?:```|~~~).*\bfiles?="([a-z\d-]+)/gm)) {
    this.addContextDependency(path.join(folder, '_examples', name));
  }
  return source;
};
