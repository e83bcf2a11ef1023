const HtmlWebpackPlugin = require("html-webpack-plugin");

const pages = { home: "City museum", visit: "Plan your visit" };
const names = Object.keys(pages);

module.exports = {
  mode: "production",
  entry: Object.fromEntries(
    names.map((name) => [
      name,
      ["./src/base.css", `./src/${name}.css`, `./src/${name}.js`],
    ]),
  ),
  plugins: names.map(
    (name) =>
      new HtmlWebpackPlugin({
        filename: `${name}.html`,
        chunks: [name],
        template: "./src/page.ejs",
        title: pages[name],
      }),
  ),
};
