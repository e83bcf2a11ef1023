module.exports = function phraseLoader(content) {
  return content
    .split("\n")
    .filter((line) => line.includes("="))
    .map((line) => {
      const [name, text] = line.split(/\s*=\s*/);
      return `export const ${name} = ${JSON.stringify(text)};`;
    })
    .join("\n");
};
