const { getOptions, stringifyRequest } = require("loader-utils");
const { validate } = require("schema-utils");
const schema = require("./schema.json");

module.exports = function phraseLoader(content) {
  const options = getOptions(this) || {};
  validate(schema, options, { name: "Phrase Loader", baseDataPath: "options" });
  const escapes = options.escape === "html";
  const lines = parse(content).map(({ name, text }) => {
    const value = JSON.stringify(text);
    return `export const ${name} = ${escapes ? `escapeHtml(${value})` : value};`;
  });
  if (escapes) {
    const request = stringifyRequest(this, require.resolve("./escape-html.js"));
    lines.unshift(`import escapeHtml from ${request};`);
  }
  return lines.join("\n");
};

function parse(content) {
  return content
    .split("\n")
    .map((line) => /^\s*([a-z]\w*)\s*=\s*(.*?)\s*$/i.exec(line))
    .filter((match) => match !== null)
    .map(([, name, text]) => ({ name, text }));
}
