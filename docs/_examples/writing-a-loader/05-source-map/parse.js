exports.parse = function parse(content) {
  const phrases = [];
  const mistakes = [];
  let start = 0;
  content.split("\n").forEach((line, index) => {
    const [, name, text] = /^\s*([a-z]\w*)\s*=\s*(.*?)\s*$/i.exec(line) ?? [];
    if (name) phrases.push({ name, text, start, end: start + line.length });
    else if (/^\s*[^#\s]/.test(line)) {
      mistakes.push(`line ${index + 1}: expected "name = text", got "${line.trim()}"`);
    }
    start += line.length + 1;
  });
  return { phrases, mistakes };
};
