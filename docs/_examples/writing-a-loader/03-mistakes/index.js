const { parse } = require("./parse.js");

module.exports = function phraseLoader(content) {
  const { phrases, mistakes } = parse(content);
  for (const mistake of mistakes) this.emitError(new Error(mistake));
  return phrases
    .map(({ name, text }) => `export const ${name} = ${asFunction(text)};`)
    .join("\n");
};

function asFunction(text) {
  const template = text
    .replace(/[`\\$]/g, "\\$&")
    .replace(/\{([a-z]\w*)\}/gi, "${values.$1}");
  return `(values) => \`${template}\``;
}
