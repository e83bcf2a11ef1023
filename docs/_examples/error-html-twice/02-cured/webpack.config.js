const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  mode: "production",
  plugins: [
    new HtmlWebpackPlugin({ title: "Map" }),
    new HtmlWebpackPlugin({ title: "Help", filename: "help.html" }),
  ],
};
