module.exports = function trace(source) {
  console.log(this.query.step);
  return source;
};
