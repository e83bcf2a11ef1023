const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  mode: "production",
  output: {
    clean: true,
    workerChunkFilename: "workers/[name].[contenthash:8].js",
  },
  optimization: { splitChunks: { chunks: "all" } },
  plugins: [new HtmlWebpackPlugin({ template: "./src/page.html" })],
};
