const { CleanWebpackPlugin } = require("clean-webpack-plugin");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");

const pages = ["hours", "books"];

module.exports = {
  mode: "production",
  entry: {
    hours: "./src/hours.js",
    books: "./src/books.js",
  },
  output: { filename: "[name].[contenthash:8].js" },
  module: {
    rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] }],
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: "[name].[contenthash:8].css" }),
    new CleanWebpackPlugin(),
    ...pages.map(
      (page) =>
        new HtmlWebpackPlugin({
          template: `./src/${page}.html`,
          filename: `${page}.html`,
          chunks: [page],
        }),
    ),
  ],
};
