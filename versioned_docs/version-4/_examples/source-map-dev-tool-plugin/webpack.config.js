const { SourceMapDevToolPlugin } = require("webpack");

module.exports = {
  mode: "production",
  target: "node",
  devtool: false,
  plugins: [new SourceMapDevToolPlugin({ filename: "../maps/[file].map", append: false })],
};
