const path = require("node:path");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");

const include = path.resolve(__dirname, "src");

const babel = {
  loader: "babel-loader",
  options: {
    presets: ["@babel/preset-env", ["@babel/preset-react", { runtime: "automatic" }]],
  },
};

module.exports = {
  mode: "production",
  entry: "./src/index.tsx",
  devtool: "source-map",
  performance: false,
  resolve: { extensions: [".ts", ".tsx", "..."] },
  module: {
    rules: [
      { test: /\.js$/, use: babel, include },
      { test: /\.tsx?$/, use: [babel, "ts-loader"], include },
      { test: /\.scss$/, use: [MiniCssExtractPlugin.loader, "css-loader", "sass-loader"] },
    ],
  },
  plugins: [new HtmlWebpackPlugin({ template: "src/index.html" }), new MiniCssExtractPlugin()],
};
