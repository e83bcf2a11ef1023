const configuration = require("./webpack.config.js");

module.exports = {
  ...configuration,
  mode: "development",
  devtool: "eval-cheap-module-source-map",
};
