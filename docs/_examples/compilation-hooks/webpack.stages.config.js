const webpack = require("webpack");
const ListStagesPlugin = require("./plugins/ListStagesPlugin.js");

module.exports = {
  mode: "production",
  devtool: "source-map",
  output: { module: true, copy: ["budgets.json"], resourceHints: { manifest: "hints.json" } },
  stats: "errors-only",
  plugins: [
    new ListStagesPlugin(),
    new webpack.BannerPlugin("Recipes"),
    new webpack.HotModuleReplacementPlugin(),
    new webpack.ManifestPlugin(),
    new webpack.SSRManifestPlugin(),
  ],
};
