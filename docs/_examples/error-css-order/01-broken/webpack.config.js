const MiniCssExtractPlugin = require("mini-css-extract-plugin");

module.exports = {
  mode: "production",
  module: {
    rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] }],
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
