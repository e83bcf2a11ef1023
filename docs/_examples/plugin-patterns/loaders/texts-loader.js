module.exports = function textsLoader(content) {
  const calls = content.matchAll(/\bt\("([^"]+)"\)/g);
  this._module.buildInfo.texts = Array.from(calls, ([, key]) => key);
  return content;
};
