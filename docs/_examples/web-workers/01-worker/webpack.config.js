const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  mode: "production",
  output: { clean: true },
  plugins: [new HtmlWebpackPlugin({ template: "./src/page.html" })],
};
