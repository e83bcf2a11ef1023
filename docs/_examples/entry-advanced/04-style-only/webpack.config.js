const HtmlWebpackPlugin = require("html-webpack-plugin");

const pages = {
  home: { title: "City museum", files: ["home.css", "home.js"] },
  visit: { title: "Plan your visit", files: ["visit.css", "visit.js"] },
  press: { title: "For the press", files: ["press.css"] },
};
const names = Object.keys(pages);

module.exports = {
  mode: "production",
  entry: Object.fromEntries(
    names.map((name) => [
      name,
      ["base.css", ...pages[name].files].map((file) => `./src/${file}`),
    ]),
  ),
  plugins: names.map(
    (name) =>
      new HtmlWebpackPlugin({
        filename: `${name}.html`,
        chunks: [name],
        template: "./src/page.ejs",
        title: pages[name].title,
      }),
  ),
};
