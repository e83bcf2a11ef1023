const path = require("path");
const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = ({ stage = "live" }) => ({
  output: { path: path.resolve(__dirname, "dist", stage) },
  plugins: [new HtmlWebpackPlugin({ title: `Audio guide, ${stage}` })],
});
