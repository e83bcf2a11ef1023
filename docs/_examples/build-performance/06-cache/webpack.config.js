const path = require("node:path");
const MinimizerPlugin = require("minimizer-webpack-plugin");

const include = path.resolve(__dirname, "src");

const swc = {
  loader: "swc-loader",
  options: { jsc: { parser: { syntax: "typescript" }, target: "es2022" } },
};

module.exports = {
  mode: "production",
  entry: "./src/index.ts",
  devtool: "source-map",
  cache: { type: "filesystem" },
  optimization: {
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
  },
  resolve: { extensions: [".ts", "..."] },
  module: { rules: [{ test: /\.ts$/, use: swc, include }] },
};
