const path = require("node:path");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const { DefinePlugin } = require("webpack");

module.exports = {
  entry: "./src/index.js",
  output: { clean: true },
  resolve: { alias: { "@lib": path.resolve(__dirname, "src/lib") } },
  module: { rules: [{ test: /\.svg$/, type: "asset/resource" }] },
  plugins: [
    new DefinePlugin({ CURRENCY: JSON.stringify("EUR") }),
    new HtmlWebpackPlugin({ title: "Ferry fares" }),
  ],
};
