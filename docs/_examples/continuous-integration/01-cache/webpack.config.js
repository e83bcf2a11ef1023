const path = require("node:path");

module.exports = {
  mode: "production",
  output: { filename: "[name].[contenthash:8].js", clean: true },
  optimization: { runtimeChunk: "single", splitChunks: { chunks: "all" } },
  cache: {
    type: "filesystem",
    cacheDirectory: path.resolve(__dirname, ".cache/webpack"),
    maxAge: 7 * 24 * 60 * 60 * 1000,
  },
};
