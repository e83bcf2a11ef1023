const { EvalSourceMapDevToolPlugin } = require("webpack");

module.exports = {
  mode: "development",
  devtool: false,
  plugins: [new EvalSourceMapDevToolPlugin({ exclude: /node_modules/ })],
};
