const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  mode: "production",
  entry: { trails: "./src/trails.js" },
  output: { filename: "[name].js" },
  plugins: [
    new HtmlWebpackPlugin({
      filename: "trails.html",
      template: "./src/trails.html",
      chunks: ["trails"],
    }),
  ],
};
