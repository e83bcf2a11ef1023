module.exports = function textsLoader(content) {
  const calls = content.match(/\bt\("([^"]+)"\)/g) || [];
  this._module.buildInfo.texts = calls.map((call) => call.slice(3, -2));
  return content;
};
