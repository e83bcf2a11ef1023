const path = require("node:path");
const { DefinePlugin } = require("webpack");
const application = require("./webpack.config.js");

module.exports = {
  mode: "development",
  devtool: "inline-source-map",
  target: "node",
  entry: { tests: "./test/all.js" },
  output: { path: path.resolve(__dirname, "dist-test"), clean: true },
  resolve: application.resolve,
  module: application.module,
  plugins: application.plugins.filter(
    (plugin) => plugin instanceof DefinePlugin,
  ),
};
