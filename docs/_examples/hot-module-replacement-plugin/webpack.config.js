const { HotModuleReplacementPlugin } = require("webpack");

module.exports = {
  mode: "development",
  target: "node",
  devtool: false,
  output: { clean: true },
  plugins: [new HotModuleReplacementPlugin()],
};
