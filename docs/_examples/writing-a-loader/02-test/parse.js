exports.parse = function parse(content) {
  return content.split("\n").flatMap((line) => {
    const [, name, text] = /^\s*([a-z]\w*)\s*=\s*(.*?)\s*$/i.exec(line) ?? [];
    return name ? [{ name, text }] : [];
  });
};
