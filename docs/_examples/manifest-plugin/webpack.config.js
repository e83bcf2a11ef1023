const { ManifestPlugin } = require("webpack");

module.exports = {
  mode: "production",
  entry: { shop: "./src/shop.js", admin: "./src/admin.js" },
  output: { filename: "[name].[contenthash:8].js", publicPath: "/static/", clean: true },
  module: { rules: [{ test: /\.svg$/, type: "asset/resource" }] },
  experiments: { css: true },
  plugins: [new ManifestPlugin()],
};
