const HtmlWebpackPlugin = require("html-webpack-plugin");
const pages = require("./pages.js");

module.exports = {
  entry: Object.fromEntries(
    pages.map(({ name }) => [name, `./src/${name}.js`]),
  ),
  output: { filename: "[name].js", clean: true },
  optimization: { splitChunks: { chunks: "all" }, runtimeChunk: "single" },
  plugins: pages.map(
    ({ name, title }) =>
      new HtmlWebpackPlugin({
        template: "src/page.html",
        filename: `${name}.html`,
        chunks: [name],
        title,
        pages,
      }),
  ),
};
