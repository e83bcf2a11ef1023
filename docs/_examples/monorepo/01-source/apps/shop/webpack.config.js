const path = require("node:path");
const HtmlWebpackPlugin = require("html-webpack-plugin");

const root = path.resolve(__dirname, "../..");

module.exports = {
  context: __dirname,
  entry: "./src/index.tsx",
  output: { path: path.resolve(__dirname, "dist"), clean: true },
  resolve: { extensions: [".tsx", ".ts", "..."] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        include: [path.join(root, "apps"), path.join(root, "packages")],
        exclude: /node_modules/,
        loader: "babel-loader",
        options: {
          presets: [
            ["@babel/preset-react", { runtime: "automatic" }],
            "@babel/preset-typescript",
          ],
        },
      },
    ],
  },
  plugins: [new HtmlWebpackPlugin({ title: "Shop" })],
};
