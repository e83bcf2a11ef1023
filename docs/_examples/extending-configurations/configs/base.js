const { BannerPlugin } = require("webpack");

/** @type {import("webpack").Configuration} */
module.exports = {
  mode: "production",
  devtool: "source-map",
  resolve: { extensions: [".mjs", ".js"] },
  module: {
    rules: [{ test: /\.svg$/, type: "asset/resource" }],
  },
  plugins: [new BannerPlugin("Bakery 2026")],
};
