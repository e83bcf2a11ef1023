const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  entry: "./src/index.js",
  output: { clean: true },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: "babel-loader",
        options: { presets: [["@babel/preset-react", { runtime: "automatic" }]] },
      },
      {
        test: /\.svg$/,
        oneOf: [
          {
            resourceQuery: /^\?react$/,
            loader: "@svgr/webpack",
            options: { icon: true, titleProp: true },
          },
          { resourceQuery: /^\?inline$/, type: "asset/inline" },
          { resourceQuery: /^\?raw$/, type: "asset/source" },
          { type: "asset/resource" },
        ],
      },
    ],
  },
  plugins: [new HtmlWebpackPlugin({ template: "src/index.html" })],
};
