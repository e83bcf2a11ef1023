const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  mode: "production",
  output: { filename: "[name].[contenthash:8].js", clean: true },
  optimization: {
    runtimeChunk: "single",
    splitChunks: {
      cacheGroups: {
        packages: {
          test: /[\\/]node_modules[\\/]/,
          name: "packages",
          chunks: "initial",
        },
      },
    },
  },
  plugins: [new HtmlWebpackPlugin({ template: "./src/index.html" })],
};
