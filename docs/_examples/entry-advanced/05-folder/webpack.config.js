const fs = require("node:fs");
const HtmlWebpackPlugin = require("html-webpack-plugin");

const folder = "./src/pages";
const names = fs.readdirSync(folder);

const filesOf = (name) =>
  fs
    .readdirSync(`${folder}/${name}`)
    .filter((file) => /\.(css|js)$/.test(file))
    .map((file) => `${folder}/${name}/${file}`);

const titleOf = (name) =>
  JSON.parse(fs.readFileSync(`${folder}/${name}/page.json`)).title;

module.exports = {
  mode: "production",
  entry: Object.fromEntries(
    names.map((name) => [name, ["./src/base.css", ...filesOf(name)]]),
  ),
  plugins: names.map(
    (name) =>
      new HtmlWebpackPlugin({
        filename: `${name}.html`,
        chunks: [name],
        template: "./src/page.ejs",
        title: titleOf(name),
      }),
  ),
};
