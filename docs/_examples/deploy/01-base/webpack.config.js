const HtmlWebpackPlugin = require("html-webpack-plugin");

const base = process.env.BASE_PATH ?? "/";

module.exports = {
  mode: "production",
  entry: "./src/index.js",
  output: {
    filename: "assets/[name].[contenthash].js",
    assetModuleFilename: "assets/[name].[contenthash][ext]",
    publicPath: base,
    clean: true,
  },
  optimization: { runtimeChunk: "single" },
  plugins: [new HtmlWebpackPlugin({ template: "./src/index.html" })],
  devServer: { historyApiFallback: { index: base } },
};
