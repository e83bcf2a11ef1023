module.exports = function seasonLoader(source) {
  return `${source}console.log(${JSON.stringify(this.season)});`;
};
