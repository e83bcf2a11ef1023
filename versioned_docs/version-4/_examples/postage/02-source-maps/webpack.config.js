const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = (env, argv) => ({
  devtool: argv.mode === "production" ? "source-map" : "eval-source-map",
  plugins: [new HtmlWebpackPlugin({ title: "Postage" })],
});
