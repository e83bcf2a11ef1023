const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  mode: "production",
  entry: { hours: "./src/hours.js" },
  output: { filename: "[name].[contenthash:8].js" },
  plugins: [new HtmlWebpackPlugin({ template: "./src/hours.html" })],
};
