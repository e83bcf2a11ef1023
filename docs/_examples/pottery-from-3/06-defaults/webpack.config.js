const path = require("path");
const CssMinimizerPlugin = require("css-minimizer-webpack-plugin");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const TerserPlugin = require("terser-webpack-plugin");
const FileListPlugin = require("./plugins/file-list-plugin");

module.exports = {
  entry: {
    shop: "./src/shop/index.js",
    studio: "./src/studio/index.js",
  },
  output: {
    path: path.join(__dirname, "dist"),
    filename: "[name].[chunkhash:8].js",
  },
  module: {
    rules: [
      { test: /\.js$/, exclude: /node_modules/, loader: "babel-loader" },
      {
        test: /\.scss$/,
        use: [MiniCssExtractPlugin.loader, "css-loader", "sass-loader"],
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
    minimizer: [new TerserPlugin(), new CssMinimizerPlugin()],
    moduleIds: "hashed",
    runtimeChunk: { name: "runtime" },
    splitChunks: {
      cacheGroups: {
        vendors: {
          test: /[\\/]node_modules[\\/]/,
          name: "vendors",
          chunks: "initial",
        },
      },
    },
  },
  devServer: {
    contentBase: path.join(__dirname, "public"),
    setup(app) {
      app.get("/api/classes", (request, response) => {
        response.json([{ day: "Monday", seats: 3 }]);
      });
    },
  },
  plugins: [
    new HtmlWebpackPlugin({
      title: "Pottery",
      chunks: ["runtime", "vendors", "shop"],
    }),
    new HtmlWebpackPlugin({
      title: "Studio",
      filename: "studio.html",
      chunks: ["runtime", "vendors", "studio"],
    }),
    new MiniCssExtractPlugin({ filename: "[name].[contenthash:8].css" }),
    new FileListPlugin(),
  ],
};
