module.exports = function labelLoader(source) {
  const text = this.minimize ? source.trim() : source;
  return `export default ${JSON.stringify(`${this.options.shop}: ${text}`)};`;
};
