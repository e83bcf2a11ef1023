const path = require("node:path");

const include = path.resolve(__dirname, "src");

const swc = {
  loader: "swc-loader",
  options: { jsc: { parser: { syntax: "typescript" }, target: "es2022" } },
};

module.exports = {
  mode: "production",
  entry: "./src/index.ts",
  devtool: "source-map",
  resolve: { extensions: [".ts", "..."] },
  module: { rules: [{ test: /\.ts$/, use: swc, include }] },
};
