const { merge } = require("webpack-merge");
const common = require("./webpack.common.js");

module.exports = merge(common, {
  mode: "production",
  devtool: "hidden-source-map",
  output: {
    clean: true,
    sourceMapFilename: "../maps/[file].map",
  },
});
