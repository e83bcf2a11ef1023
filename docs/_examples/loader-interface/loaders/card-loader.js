const block = (content, name) =>
  content.split(`<${name}>`)[1].split(`</${name}>`)[0].trim();

module.exports = function cardLoader(content) {
  if (this.resourceQuery === "?style") return block(content, "style");

  const self = this.utils.contextify(this.context, this.currentRequest);
  const style = `./bread.card.css!=!${self}?style`;

  return [
    `import ${JSON.stringify(style)};`,
    `export default ${JSON.stringify(block(content, "text"))};`,
  ].join("\n");
};
