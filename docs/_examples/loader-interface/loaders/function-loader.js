module.exports = function functionLoader(content) {
  const text = JSON.stringify(content.split("\n")[0]);
  const title = this.environment.arrowFunction
    ? `() => ${text}`
    : `function () { return ${text}; }`;

  return `export default { title: ${title} };`;
};
