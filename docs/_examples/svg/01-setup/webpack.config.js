const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  entry: "./src/index.js",
  output: { clean: true },
  module: {
    rules: [
      {
        test: /\.svg$/,
        oneOf: [
          { resourceQuery: /^\?inline$/, type: "asset/inline" },
          { resourceQuery: /^\?raw$/, type: "asset/source" },
          { type: "asset/resource" },
        ],
      },
    ],
  },
  plugins: [new HtmlWebpackPlugin({ template: "src/index.html" })],
};
