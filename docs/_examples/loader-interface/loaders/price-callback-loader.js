const path = require("node:path");

module.exports = function priceLoader(content) {
  const callback = this.async();
  const file = path.join(this.rootContext, "prices.json");
  this.addDependency(file);

  this.fs.readJson(file, (error, prices) => {
    if (error) return callback(error);

    const [title, first] = content.split("\n");
    const [grams, name] = first.split(" g ");
    callback(null, `export default "${title}: ${grams * prices[name]}";`);
  });
};
