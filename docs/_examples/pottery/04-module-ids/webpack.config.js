const path = require("path");
const webpack = require("webpack");
const CopyPlugin = require("copy-webpack-plugin");
const CssMinimizerPlugin = require("css-minimizer-webpack-plugin");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const FileListPlugin = require("./plugins/file-list-plugin");

module.exports = (env, { mode }) => ({
  entry: {
    shop: "./src/shop/index.js",
    studio: "./src/studio/index.js",
  },
  output: {
    path: path.join(__dirname, "dist"),
    filename: mode === "production" ? "[name].[hash:8].js" : "[name].js",
    chunkLoadingGlobal: "potteryChunks",
  },
  devtool: mode === "production" ? false : "eval-cheap-module-source-map",
  module: {
    rules: [
      {
        test: /\.js$/,
        exclude: /node_modules/,
        loader: "babel-loader",
        options: { presets: ["@babel/preset-env"] },
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
  optimization: {
    moduleIds: "deterministic",
    chunkIds: "named",
    splitChunks: {
      cacheGroups: {
        vendors: {
          test: /[\\/]node_modules[\\/]/,
          name: "vendors",
          chunks: "initial",
        },
      },
    },
    minimizer: ["...", new CssMinimizerPlugin()],
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
