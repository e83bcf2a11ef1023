const { promisify } = require("node:util");

exports.readGlossary = async function readGlossary(loader, file) {
  loader.addDependency(file);
  return JSON.parse(await promisify(loader.fs.readFile.bind(loader.fs))(file, "utf8"));
};

exports.withWords = (text, words) =>
  text.replace(/%(\w+)%/g, (whole, word) => words[word] ?? whole);
