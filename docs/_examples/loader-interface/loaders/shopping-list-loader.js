const path = require("node:path");

module.exports = function shoppingListLoader(content) {
  const [title, ...ingredients] = content.trim().split("\n");
  const hash = this.utils.createHash().update(content).digest("hex");
  const name = path.basename(this.resourcePath, ".recipe");
  const file = `lists/${name}.${hash.slice(0, 8)}.txt`;

  this.emitFile(file, `${ingredients.join("\n")}\n`, undefined, {
    immutable: true,
    sourceFilename: path.relative(this.rootContext, this.resourcePath),
  });

  return `export default __webpack_public_path__ + ${JSON.stringify(file)};`;
};
