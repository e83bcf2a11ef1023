const path = require('node:path');

/** What the text of the landing page shows of other pages and of the options of releases. */
module.exports = function dependOnLists(source) {
  this.addDependency(path.join(this.context, 'comparison.md'));
  this.addDependency(path.join(this.context, '_version/options-by-release.json'));
  this.addContextDependency(path.join(this.context, 'configuration'));
  return source;
};
