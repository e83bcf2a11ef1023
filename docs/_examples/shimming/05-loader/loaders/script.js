module.exports = function (source) {
  const { names = [] } = this.getOptions();
  return `(function () {${source}
module.exports = { ${names.join(", ")} };
}).call(window);`;
};
