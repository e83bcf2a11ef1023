module.exports.pitch = async function (request) {
  const { default: value } = await this.importModule(`!!${request}`);
  return `export default ${JSON.stringify(value)};`;
};
