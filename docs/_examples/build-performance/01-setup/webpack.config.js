const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");

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
      { test: /\.js$/, use: babel },
      { test: /\.tsx?$/, use: [babel, "ts-loader"] },
      { test: /\.scss$/, use: [MiniCssExtractPlugin.loader, "css-loader", "sass-loader"] },
    ],
  },
  plugins: [new HtmlWebpackPlugin({ template: "src/index.html" }), new MiniCssExtractPlugin()],
};
