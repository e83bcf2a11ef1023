const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  mode: "production",
  output: { clean: true },
  experiments: { deferImport: true },
  plugins: [new HtmlWebpackPlugin({ template: "./src/index.html" })],
};
