const HtmlWebpackPlugin = require("html-webpack-plugin");

const pages = ["hours", "books"];

module.exports = {
  mode: "production",
  entry: Object.fromEntries(pages.map((page) => [page, `./src/${page}.js`])),
  output: { filename: "[name].[contenthash:8].js", clean: true },
  plugins: pages.map(
    (page) =>
      new HtmlWebpackPlugin({
        template: `./src/${page}.html`,
        filename: `${page}.html`,
        chunks: [page],
      }),
  ),
};
