const CopyPlugin = require("copy-webpack-plugin");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const { InjectManifest } = require("workbox-webpack-plugin");

module.exports = {
  mode: "production",
  output: {
    filename: "[name].[contenthash:8].js",
    assetModuleFilename: "[name].[contenthash:8][ext]",
    clean: true,
  },
  plugins: [
    new HtmlWebpackPlugin({ template: "./src/page.html" }),
    new CopyPlugin({ patterns: ["public"] }),
    new InjectManifest({
      swSrc: "./src/service-worker.js",
      exclude: [/\.map$/, /forecast\.json$/],
    }),
  ],
};
