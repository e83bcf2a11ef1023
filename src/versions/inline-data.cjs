const path = require('node:path');

const siteDir = path.join(__dirname, '../..');

/**
 * Webpack loader for `*.data.cjs`: runs the module while the site is built, and puts what it exports
 * into the bundle as JSON. A browser cannot read the folders of the versions.
 */
module.exports = function inlineData() {
  for (const file of Object.keys(require.cache))
    if (file.startsWith(__dirname) && /\.(?:cjs|json)$/.test(file)) delete require.cache[file];

  this.addDependency(path.join(__dirname, 'versions.json'));
  for (const {folder} of require('./versions.data.cjs')) {
    this.addDependency(path.join(siteDir, folder, 'package.json'));
    this.addContextDependency(path.join(siteDir, folder, '_version'));
  }
  return JSON.stringify(require(this.resourcePath));
};
