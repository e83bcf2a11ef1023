const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  mode: "production",
  entry: {
    trails: "./src/trails.js",
    huts: "./src/huts.js",
  },
  output: { filename: "[name].js" },
  plugins: [
    new HtmlWebpackPlugin({
      filename: "trails.html",
      template: "./src/trails.html",
      chunks: ["trails"],
    }),
    new HtmlWebpackPlugin({
      filename: "huts.html",
      template: "./src/huts.html",
      chunks: ["huts"],
    }),
  ],
};
