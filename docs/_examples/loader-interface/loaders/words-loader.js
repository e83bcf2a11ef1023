const fs = require("node:fs");
const file = require.resolve("./words.json");

module.exports = function wordsLoader(content) {
  this.addBuildDependency(file);
  console.log("words-loader runs");

  const words = JSON.parse(fs.readFileSync(file, "utf8"));
  const text = content.replace(/flour|salt/g, (name) => words[name]);

  return `export default ${JSON.stringify(text)};`;
};
