const HtmlWebpackPlugin = require("html-webpack-plugin");
const pages = require("./pages.js");

module.exports = {
  entry: {
    shared: ["lodash", "./src/navigation.js"],
    ...Object.fromEntries(
      pages.map(({ name }) => [
        name,
        { import: `./src/${name}.js`, dependOn: "shared" },
      ]),
    ),
  },
  output: { filename: "[name].js", clean: true },
  optimization: { runtimeChunk: "single" },
  plugins: pages.map(
    ({ name, title }) =>
      new HtmlWebpackPlugin({
        template: "src/page.html",
        filename: `${name}.html`,
        chunks: ["shared", name],
        title,
        pages,
      }),
  ),
};
