const path = require("node:path");

module.exports = function chainLoader(content) {
  this.loaders.forEach(({ path: file, options }, index) => {
    const mark = index === this.loaderIndex ? "*" : " ";
    console.log(mark, index, path.basename(file), options);
  });

  return `export default ${JSON.stringify(content)};`;
};
