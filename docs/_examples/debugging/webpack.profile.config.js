const path = require("node:path");
const webpack = require("webpack");
const configuration = require("./webpack.config.js");

const outputPath = path.join(__dirname, "profile/events.json");

module.exports = {
  ...configuration,
  plugins: [new webpack.debug.ProfilingPlugin({ outputPath })],
};
