const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  mode: "production",
  output: { filename: "[name].[contenthash:8].js" },
  module: {
    rules: [
      {
        test: /\.svg$/,
        loader: "file-loader",
        options: { name: "[name].[contenthash:8].[ext]" },
      },
    ],
  },
  plugins: [new HtmlWebpackPlugin({ template: "./src/page.html" })],
};
