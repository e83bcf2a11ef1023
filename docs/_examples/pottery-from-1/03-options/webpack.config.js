var path = require("path");
var webpack = require("webpack");
var autoprefixer = require("autoprefixer");
var ExtractTextPlugin = require("extract-text-webpack-plugin");
var HtmlWebpackPlugin = require("html-webpack-plugin");
var FileListPlugin = require("./plugins/file-list-plugin");

module.exports = {
  entry: {
    shop: "./src/shop/index.js",
    studio: "./src/studio/index.js",
    vendors: ["lodash/groupBy", "lodash/sortBy"],
  },
  output: {
    path: path.join(__dirname, "dist"),
    filename: "[name].[chunkhash:8].js",
  },
  devtool: "source-map",
  resolve: {
    modules: [path.join(__dirname, "src"), "node_modules"],
    extensions: [".js", ".json"],
  },
  module: {
    rules: [
      {
        test: /\.js$/,
        exclude: /node_modules/,
        enforce: "pre",
        loader: path.join(__dirname, "loaders/no-alert-loader.js"),
      },
      { test: /\.js$/, exclude: /node_modules/, loader: "babel" },
      { test: /\.json$/, loader: "json" },
      {
        test: /\.scss$/,
        loader: ExtractTextPlugin.extract("style", "css!postcss!sass"),
      },
      { test: /\.png$/, loader: "url?limit=4096" },
      { test: /\.svg$/, loader: "file" },
    ],
  },
  plugins: [
    new webpack.NoEmitOnErrorsPlugin(),
    new webpack.optimize.CommonsChunkPlugin({
      name: "vendors",
      filename: "vendors.js",
    }),
    new webpack.optimize.UglifyJsPlugin({ compress: { warnings: false } }),
    new webpack.BannerPlugin({ banner: "Pottery", entryOnly: true }),
    new HtmlWebpackPlugin({ title: "Pottery", chunks: ["vendors", "shop"] }),
    new HtmlWebpackPlugin({
      title: "Studio",
      filename: "studio.html",
      chunks: ["vendors", "studio"],
    }),
    new ExtractTextPlugin("[name].[contenthash:8].css"),
    new FileListPlugin(),
  ],
};
