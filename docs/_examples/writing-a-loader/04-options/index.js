const { parse } = require("./parse.js");
const schema = require("./schema.json");

module.exports = function phraseLoader(content) {
  const { escape = "none" } = this.getOptions(schema);
  const { phrases, mistakes } = parse(content);
  for (const mistake of mistakes) this.emitError(new Error(mistake));
  const lines = phrases.map(
    ({ name, text }) => `export const ${name} = ${asFunction(text, escape)};`,
  );
  return escape === "html" ? [importEscape(this), ...lines].join("\n") : lines.join("\n");
};

function importEscape({ context, utils }) {
  const request = utils.contextify(context, require.resolve("./escape-html.mjs"));
  return `import { escape } from ${JSON.stringify(request)};`;
}

function asFunction(text, escape) {
  const template = text
    .replace(/[`\\$]/g, "\\$&")
    .replace(/\{([a-z]\w*)\}/gi, escape === "html" ? "${escape(values.$1)}" : "${values.$1}");
  return `(values) => \`${template}\``;
}
