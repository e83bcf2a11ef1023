const MagicString = require("magic-string");
const { parse } = require("./parse.js");
const schema = require("./schema.json");

module.exports = function phraseLoader(content) {
  const { escape = "none" } = this.getOptions(schema);
  const { phrases, mistakes } = parse(content);
  for (const mistake of mistakes) this.emitError(new Error(mistake));
  const code = new MagicString(content);
  let end = 0;
  for (const { name, text, ...place } of phrases) {
    if (place.start > end) code.remove(end, place.start);
    const statement = `export const ${name} = ${asFunction(text, escape)};\n`;
    code.update(place.start, place.end, statement);
    end = place.end;
  }
  if (end < content.length) code.remove(end, content.length);
  if (escape === "html") code.prepend(importEscape(this));
  const map = this.sourceMap
    ? code.generateMap({ source: this.resourcePath, includeContent: true })
    : undefined;
  this.callback(null, code.toString(), map);
};

function importEscape({ context, utils }) {
  const request = utils.contextify(context, require.resolve("./escape-html.mjs"));
  return `import { escape } from ${JSON.stringify(request)};\n`;
}

function asFunction(text, escape) {
  const template = text
    .replace(/[`\\$]/g, "\\$&")
    .replace(/\{([a-z]\w*)\}/gi, escape === "html" ? "${escape(values.$1)}" : "${values.$1}");
  return `(values) => \`${template}\``;
}
