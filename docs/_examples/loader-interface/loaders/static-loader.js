module.exports = () => {};

module.exports.pitch = async function staticPitch(remainingRequest) {
  const exports = await this.importModule(`!!${remainingRequest}`);

  return `export default ${JSON.stringify(exports.default)};`;
};
