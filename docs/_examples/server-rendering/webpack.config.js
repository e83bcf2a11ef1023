const path = require("node:path");
const { ManifestPlugin } = require("webpack");

const publicPath = process.env.PUBLIC_PATH ?? "/public/";

const shared = {
  mode: "production",
  experiments: { css: true },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        exclude: /node_modules/,
        loader: "babel-loader",
        options: { presets: [["@babel/preset-react", { runtime: "automatic" }]] },
      },
    ],
  },
};

const browser = {
  ...shared,
  name: "browser",
  entry: { main: "./src/browser.jsx" },
  output: {
    path: path.resolve(__dirname, "dist/public"),
    publicPath,
    filename: "[name].[contenthash:8].js",
    cssFilename: "[name].[contenthash:8].css",
    clean: true,
  },
  plugins: [new ManifestPlugin()],
};

const server = {
  ...shared,
  name: "server",
  target: "node22",
  entry: { server: "./src/server.jsx", prerender: "./src/prerender.jsx" },
  output: { publicPath },
  externalsPresets: {
    nodeModules: { allowlist: [/^react(-dom)?(\/|$)/] },
  },
};

module.exports = [browser, server];
