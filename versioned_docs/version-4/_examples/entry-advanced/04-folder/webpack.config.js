const fs = require("fs");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");

const folder = "./src/pages";
const names = fs.readdirSync(folder);

const entry = {};
for (const name of names) {
  const files = fs
    .readdirSync(`${folder}/${name}`)
    .filter((file) => /\.(css|js)$/.test(file));
  entry[name] = [
    "./src/base.css",
    ...files.map((file) => `${folder}/${name}/${file}`),
  ];
}

const titleOf = (name) =>
  JSON.parse(fs.readFileSync(`${folder}/${name}/page.json`)).title;

module.exports = {
  mode: "production",
  entry,
  module: {
    rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] }],
  },
  plugins: [
    new MiniCssExtractPlugin(),
    ...names.map(
      (name) =>
        new HtmlWebpackPlugin({
          filename: `${name}.html`,
          chunks: [name],
          template: "./src/page.ejs",
          title: titleOf(name),
        }),
    ),
  ],
};
