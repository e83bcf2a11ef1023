/** Warns about alert() in our own modules. */
module.exports = function (source) {
  this.cacheable();
  if (/\balert\(/.test(source)) this.emitWarning("alert() is left");
  return source;
};
