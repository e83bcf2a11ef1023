module.exports = function dateLoader() {
  this.cacheable(false);

  return `export default new Date(${Date.now()});`;
};
