const { merge } = require("webpack-merge");
const common = require("./webpack.common.js");

module.exports = merge(common, {
  mode: "production",
  devtool: "hidden-source-map",
  output: {
    filename: "[name].[contenthash:8].js",
    cssFilename: "[name].[contenthash:8].css",
    clean: true,
    sourceMapFilename: "../maps/[file].map",
  },
  performance: { hints: "error", maxEntrypointSize: 1000 },
});
