const path = require("node:path");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const MinimizerPlugin = require("minimizer-webpack-plugin");

const include = path.resolve(__dirname, "src");

const swc = {
  loader: "swc-loader",
  options: {
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      target: "es2022",
      transform: { react: { runtime: "automatic" } },
    },
  },
};

module.exports = {
  mode: "production",
  entry: "./src/index.tsx",
  devtool: "source-map",
  performance: false,
  optimization: {
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
  },
  resolve: { extensions: [".ts", ".tsx", "..."] },
  module: {
    rules: [
      { test: /\.tsx?$/, use: swc, include },
      { test: /\.scss$/, use: [MiniCssExtractPlugin.loader, "css-loader", "sass-loader"] },
    ],
  },
  plugins: [new HtmlWebpackPlugin({ template: "src/index.html" }), new MiniCssExtractPlugin()],
};
