module.exports = function photoLoader(content) {
  const width = content.readUInt32BE(16);
  const height = content.readUInt32BE(20);

  return `export default ${JSON.stringify({ width, height })};`;
};

module.exports.raw = true;
