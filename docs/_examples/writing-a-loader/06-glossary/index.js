const MagicString = require("magic-string");
const { readGlossary, withWords } = require("./glossary.js");
const { parse } = require("./parse.js");
const schema = require("./schema.json");

module.exports = function phraseLoader(content) {
  const callback = this.async();
  const { escape = "none", glossary } = this.getOptions(schema);
  const words = glossary ? readGlossary(this, glossary) : Promise.resolve({});
  words
    .then((known) => translate(this, { content, escape, words: known }))
    .then(({ code, map }) => callback(null, code, map), callback);
};

function translate(loader, { content, escape, words }) {
  const { phrases, mistakes } = parse(content);
  for (const mistake of mistakes) loader.emitError(new Error(mistake));
  const code = new MagicString(content);
  let end = 0;
  for (const { name, text, ...place } of phrases) {
    if (place.start > end) code.remove(end, place.start);
    const statement = `export const ${name} = ${asFunction(withWords(text, words), escape)};\n`;
    code.update(place.start, place.end, statement);
    end = place.end;
  }
  if (end < content.length) code.remove(end, content.length);
  if (escape === "html") code.prepend(importEscape(loader));
  const map = loader.sourceMap
    ? code.generateMap({ source: loader.resourcePath, includeContent: true })
    : undefined;
  return { code: code.toString(), map };
}

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
