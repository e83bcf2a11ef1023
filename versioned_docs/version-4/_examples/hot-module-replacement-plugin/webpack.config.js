const { HotModuleReplacementPlugin } = require("webpack");

module.exports = {
  mode: "development",
  target: "node",
  devtool: false,
  plugins: [new HotModuleReplacementPlugin()],
};
