const webpack = require("webpack");

module.exports = {
  mode: "production",
  entry: "./src/ready.js",
  plugins: [new webpack.optimize.CommonsChunkPlugin({ name: "vendor" })],
};
