const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  devtool: false,
  plugins: [new HtmlWebpackPlugin({ title: "Scoreboard" })],
};
