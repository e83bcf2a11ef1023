/** What such a page shows is read from the pages beside it. */
module.exports = function dependOnSection(source) {
  this.addContextDependency(this.context);
  return source;
};
