const configuration = require("./webpack.config.js");

module.exports = {
  ...configuration,
  mode: "development",
  devtool: "eval-source-map",
};
