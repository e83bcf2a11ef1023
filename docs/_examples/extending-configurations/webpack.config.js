/** @type {import("webpack").Configuration} */
module.exports = {
  extends: "./configs/base.js",
  entry: "./src/shop.js",
  devtool: false,
  module: {
    rules: [{ test: /\.txt$/, type: "asset/source" }],
  },
};
