const { EvalSourceMapDevToolPlugin } = require("webpack");

module.exports = {
  mode: "development",
  plugins: [new EvalSourceMapDevToolPlugin({ exclude: /node_modules/ })],
};
