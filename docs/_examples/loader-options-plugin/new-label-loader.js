module.exports = function newLabelLoader(source) {
  const { shop, minimize } = this.getOptions();
  const text = minimize ? source.trim() : source;
  return `export default ${JSON.stringify(`${shop}: ${text}`)};`;
};
