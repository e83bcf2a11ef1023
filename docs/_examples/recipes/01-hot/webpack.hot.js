const { HotModuleReplacementPlugin } = require("webpack");

module.exports = {
  mode: "development",
  devtool: false,
  entry: "./src/index.js",
  plugins: [new HotModuleReplacementPlugin()],
};
