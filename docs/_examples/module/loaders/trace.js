module.exports = function trace(source) {
  console.log(this.getOptions().step);
  return source;
};
