const path = require("path");
const { getOptions, stringifyRequest } = require("loader-utils");
const { validate } = require("schema-utils");
const schema = require("./schema.json");

module.exports = function phraseLoader(content) {
  const callback = this.async();
  const options = getOptions(this) || {};
  validate(schema, options, { name: "Phrase Loader", baseDataPath: "options" });
  const glossary = path.resolve(this.rootContext, "glossary.json");
  this.addDependency(glossary);
  this.fs.readFile(glossary, (error, json) => {
    if (error) return callback(error);
    const words = JSON.parse(json);
    const replaced = content.replace(/%(\w+)%/g, (match, word) => words[word] || match);
    callback(null, generate(this, replaced, options.escape === "html"));
  });
};

function generate(context, content, escapes) {
  const lines = [];
  if (escapes) {
    const request = stringifyRequest(context, require.resolve("./escape-html.js"));
    lines.push(`import escapeHtml from ${request};`);
  }
  content.split("\n").forEach((line, index) => {
    if (/^\s*(#|$)/.test(line)) return;
    const match = /^\s*([a-z]\w*)\s*=\s*(.*?)\s*$/i.exec(line);
    if (match === null) {
      context.emitError(new Error(`line ${index + 1}: expected "name = text", got "${line}"`));
      return;
    }
    const value = JSON.stringify(match[2]);
    lines.push(`export const ${match[1]} = ${escapes ? `escapeHtml(${value})` : value};`);
  });
  return lines.join("\n");
}
