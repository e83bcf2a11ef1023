const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  devtool: false,
  devServer: { hot: true },
  module: {
    rules: [{ test: /\.css$/, use: ["style-loader", "css-loader"] }],
  },
  plugins: [new HtmlWebpackPlugin({ title: "Scoreboard" })],
};
