module.exports = function timeLoader(code) {
  const label = JSON.stringify(this.getOptions().label);
  return `console.time(${label});\n${code}\nconsole.timeEnd(${label});`;
};
