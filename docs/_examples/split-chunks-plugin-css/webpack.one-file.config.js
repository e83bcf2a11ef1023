const MiniCssExtractPlugin = require("mini-css-extract-plugin");

module.exports = {
  mode: "production",
  entry: { list: "./src/list.js", detail: "./src/detail.js" },
  module: {
    rules: [{ test: /\.css$/, type: "javascript/auto", use: [MiniCssExtractPlugin.loader, "css-loader"] }],
  },
  plugins: [new MiniCssExtractPlugin()],
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: { type: "css/mini-extract", name: "styles", chunks: "all", enforce: true },
      },
    },
  },
};
