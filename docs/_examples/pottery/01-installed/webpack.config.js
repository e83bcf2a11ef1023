const path = require("path");
const webpack = require("webpack");
const CopyPlugin = require("copy-webpack-plugin");
const CssMinimizerPlugin = require("css-minimizer-webpack-plugin");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const TerserPlugin = require("terser-webpack-plugin");
const FileListPlugin = require("./plugins/file-list-plugin");

module.exports = (env, { mode }) => ({
  entry: {
    shop: "./src/shop/index.js",
    studio: "./src/studio/index.js",
  },
  output: {
    path: path.join(__dirname, "dist"),
    filename: mode === "production" ? "[name].[hash:8].js" : "[name].js",
    jsonpFunction: "potteryChunks",
  },
  devtool: mode === "production" ? false : "cheap-module-eval-source-map",
  module: {
    rules: [
      {
        test: /\.js$/,
        exclude: /node_modules/,
        loader: "babel-loader",
        query: { presets: ["@babel/preset-env"] },
      },
      {
        test: /\.scss$/,
        use: [
          mode === "production" ? MiniCssExtractPlugin.loader : "style-loader",
          "css-loader",
          "sass-loader",
        ],
      },
      {
        test: /\.png$/,
        loader: "url-loader",
        options: { limit: 4096, name: "images/[name].[hash:8].[ext]" },
      },
      {
        test: /\.svg$/,
        loader: "file-loader",
        options: { name: "images/[name].[hash:8].[ext]" },
      },
    ],
  },
  node: { fs: "empty" },
  optimization: {
    hashedModuleIds: true,
    namedChunks: true,
    splitChunks: {
      cacheGroups: {
        vendors: {
          test: /[\\/]node_modules[\\/]/,
          name: "vendors",
          chunks: "initial",
        },
      },
    },
    minimizer: [new TerserPlugin({ sourceMap: true }), new CssMinimizerPlugin()],
  },
  devServer: {
    contentBase: path.join(__dirname, "public"),
    overlay: true,
    stats: "minimal",
    before(app) {
      app.get("/api/classes", (request, response) => {
        response.json([{ day: "Monday", seats: 3 }]);
      });
    },
  },
  plugins: [
    new webpack.IgnorePlugin(/^\.\/drafts/, /src/),
    new CopyPlugin({ patterns: ["public"] }),
    new HtmlWebpackPlugin({
      title: "Pottery",
      chunks: ["vendors", "shop"],
    }),
    new HtmlWebpackPlugin({
      title: "Studio",
      filename: "studio.html",
      chunks: ["vendors", "studio"],
    }),
    new MiniCssExtractPlugin({ filename: "[name].[contenthash:8].css" }),
    new FileListPlugin(),
  ],
});
