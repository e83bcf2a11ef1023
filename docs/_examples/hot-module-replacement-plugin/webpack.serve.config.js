const { HotModuleReplacementPlugin } = require("webpack");

module.exports = {
  mode: "development",
  devtool: false,
  devServer: { hot: true },
  plugins: [new HotModuleReplacementPlugin()],
};
