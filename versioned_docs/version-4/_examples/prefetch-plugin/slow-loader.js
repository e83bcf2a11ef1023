const { basename } = require("path");

module.exports = function slowLoader(source) {
  const callback = this.async();
  const name = basename(this.resourcePath);
  console.log(`starts ${name}`);
  setTimeout(() => {
    console.log(`ends   ${name}`);
    callback(null, source);
  }, 300);
};
