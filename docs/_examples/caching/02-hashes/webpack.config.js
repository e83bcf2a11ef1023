const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  mode: "production",
  output: { filename: "[name].[contenthash:8].js", clean: true },
  plugins: [new HtmlWebpackPlugin({ template: "./src/index.html" })],
};
