const path = require("node:path");
const ReactRefreshPlugin = require("@pmmmwh/react-refresh-webpack-plugin");
const CopyPlugin = require("copy-webpack-plugin");
const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = (env, argv) => {
  const isDevelopment = argv.mode === "development";

  return {
    entry: "./src/index.js",
    output: {
      path: path.resolve(__dirname, "build"),
      filename: isDevelopment
        ? "static/js/[name].js"
        : "static/js/[name].[contenthash].js",
      cssFilename: "static/css/[name].[contenthash].css",
      assetModuleFilename: "static/media/[name].[hash][ext]",
      publicPath: process.env.PUBLIC_URL ?? "/",
      clean: true,
    },
    devtool: "source-map",
    dotenv: { prefix: "REACT_APP_" },
    module: {
      parser: { css: { namedExports: false } },
      rules: [
        {
          test: /\.jsx?$/,
          exclude: /node_modules/,
          loader: "babel-loader",
          options: { plugins: isDevelopment ? ["react-refresh/babel"] : [] },
        },
        {
          test: /\.svg$/,
          oneOf: [
            { resourceQuery: /^\?react$/, loader: "@svgr/webpack" },
            { type: "asset/resource" },
          ],
        },
        { test: /\.(png|jpe?g|gif|webp|avif)$/, type: "asset" },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({ template: "public/index.html" }),
      new CopyPlugin({
        patterns: [
          { from: "public", globOptions: { ignore: ["**/index.html"] } },
        ],
      }),
      ...(isDevelopment ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    devServer: {
      port: 3000,
      historyApiFallback: true,
      proxy: [{ context: ["/api"], target: "http://localhost:3001" }],
    },
  };
};
