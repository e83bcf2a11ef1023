const MiniCssExtractPlugin = require("mini-css-extract-plugin");

module.exports = {
  mode: "production",
  module: {
    rules: [
      { test: /\.scss$/, use: [MiniCssExtractPlugin.loader, "css-loader", "sass-loader"] },
      { test: /\.svg$/, use: "file-loader" },
    ],
  },
  plugins: [new MiniCssExtractPlugin()],
};
