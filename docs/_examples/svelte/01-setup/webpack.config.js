const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  entry: "./src/index.js",
  output: { clean: true },
  resolve: {
    extensions: [".svelte", "..."],
    conditionNames: ["svelte", "..."],
    mainFields: ["svelte", "..."],
  },
  module: {
    rules: [
      {
        test: /\.svelte(\.js)?$/,
        loader: "svelte-loader",
        options: { emitCss: true },
      },
    ],
  },
  plugins: [new HtmlWebpackPlugin({ template: "src/index.html" })],
};
