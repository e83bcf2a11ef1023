const path = require("node:path");
const { LoaderTargetPlugin } = require("webpack");

module.exports = {
  mode: "production",
  module: {
    rules: [
      { test: /\.js$/, loader: path.resolve(__dirname, "loaders/device-loader.js") },
    ],
  },
  plugins: [new LoaderTargetPlugin("museum-tablet")],
};
