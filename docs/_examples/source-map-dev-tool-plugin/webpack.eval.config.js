const { SourceMapDevToolPlugin } = require("webpack");

module.exports = {
  mode: "development",
  target: "node",
  plugins: [new SourceMapDevToolPlugin({ filename: "[file].map" })],
};
