const SkipPlugin = require("./SkipPlugin.js");

module.exports = {
  mode: "production",
  plugins: [new SkipPlugin(/debug\.js$/)],
};
