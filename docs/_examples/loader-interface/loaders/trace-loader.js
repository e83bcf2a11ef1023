module.exports = function traceLoader(content) {
  const { name } = this.getOptions();
  console.log(`run   ${name}, data.from is ${this.data.from}`);
  return content;
};

module.exports.pitch = function pitch(remaining, previous, data) {
  const { name } = this.getOptions();
  data.from = name;
  console.log(`pitch ${name}`);
};
