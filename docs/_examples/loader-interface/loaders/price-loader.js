const path = require("node:path");
const { readFile } = require("node:fs/promises");

module.exports = async function priceLoader(content) {
  const file = path.join(this.rootContext, "prices.json");
  this.addDependency(file);
  const prices = JSON.parse(await readFile(file, "utf8"));

  const [title, ...lines] = content.trim().split("\n");
  const price = lines
    .map((line) => line.split(" g "))
    .reduce((sum, [grams, name]) => sum + grams * prices[name], 0);

  return `export default ${JSON.stringify({ title, price })};`;
};
