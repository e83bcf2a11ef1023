const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");

const pages = { home: "City museum", visit: "Plan your visit" };
const names = Object.keys(pages);

module.exports = {
  mode: "production",
  entry: {
    home: ["./src/base.css", "./src/home.css", "./src/home.js"],
    visit: ["./src/base.css", "./src/visit.css", "./src/visit.js"],
  },
  module: {
    rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] }],
  },
  plugins: [
    new MiniCssExtractPlugin(),
    ...names.map(
      (name) =>
        new HtmlWebpackPlugin({
          filename: `${name}.html`,
          template: "./src/page.ejs",
          title: pages[name],
        }),
    ),
  ],
};
