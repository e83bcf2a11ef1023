module.exports = function deviceLoader(source) {
  return `${source}console.log(${JSON.stringify(`For ${this.target}`)});`;
};
