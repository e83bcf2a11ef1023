const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  mode: "production",
  entry: {
    trails: "./src/trails.js",
    huts: "./src/huts.js",
    saved: "./src/saved.js",
  },
  output: { filename: "[name].js" },
  optimization: {
    splitChunks: { chunks: "all" },
    runtimeChunk: "single",
  },
  plugins: [
    new HtmlWebpackPlugin({
      filename: "trails.html",
      template: "./src/trails.html",
      chunks: ["trails", "saved"],
    }),
    new HtmlWebpackPlugin({
      filename: "huts.html",
      template: "./src/huts.html",
      chunks: ["huts", "saved"],
    }),
  ],
};
