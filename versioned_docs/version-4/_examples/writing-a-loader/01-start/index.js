module.exports = function phraseLoader(content) {
  return parse(content)
    .map(({ name, text }) => `export const ${name} = ${JSON.stringify(text)};`)
    .join("\n");
};

function parse(content) {
  return content
    .split("\n")
    .map((line) => /^\s*([a-z]\w*)\s*=\s*(.*?)\s*$/i.exec(line))
    .filter((match) => match !== null)
    .map(([, name, text]) => ({ name, text }));
}
