const CssMinimizerPlugin = require("css-minimizer-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const TerserPlugin = require("terser-webpack-plugin");
const { merge } = require("webpack-merge");
const common = require("./webpack.common.js");

module.exports = merge(common, {
  mode: "production",
  devtool: "hidden-source-map",
  output: {
    filename: "[name].[contenthash:8].js",
    sourceMapFilename: "../maps/[file].map",
  },
  performance: { hints: "error", maxEntrypointSize: 3000 },
  module: {
    rules: [
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] },
    ],
  },
  optimization: {
    minimizer: [new TerserPlugin(), new CssMinimizerPlugin({ cache: false })],
  },
  plugins: [new MiniCssExtractPlugin({ filename: "[name].[contenthash:8].css" })],
});
