const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  mode: "production",
  entry: "./src/north/index.html",
  plugins: [new HtmlWebpackPlugin()],
};
