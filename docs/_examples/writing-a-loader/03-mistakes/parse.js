exports.parse = function parse(content) {
  const phrases = [];
  const mistakes = [];
  content.split("\n").forEach((line, index) => {
    const [, name, text] = /^\s*([a-z]\w*)\s*=\s*(.*?)\s*$/i.exec(line) ?? [];
    if (name) phrases.push({ name, text });
    else if (/^\s*[^#\s]/.test(line)) {
      mistakes.push(`line ${index + 1}: expected "name = text", got "${line.trim()}"`);
    }
  });
  return { phrases, mistakes };
};
