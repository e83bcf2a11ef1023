module.exports = function newLoader(content) {
  const options = this.getOptions();
  return `module.exports = ${JSON.stringify(content + options.end)};`;
};
