module.exports = function (source) {
  const { names = [] } = this.query;
  return `(function () {${source}
module.exports = { ${names.join(", ")} };
}).call(window);`;
};
