const path = require("node:path");

module.exports = ["lazy", "lazy-once", "eager", "weak"].map((mode) => ({
  mode: "development",
  devtool: false,
  target: "node",
  entry: "./src/greet.js",
  output: { path: path.resolve(__dirname, "dist", mode) },
  module: { parser: { javascript: { dynamicImportMode: mode } } },
}));
