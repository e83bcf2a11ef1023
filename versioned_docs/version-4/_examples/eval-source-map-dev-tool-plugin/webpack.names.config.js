const { EvalSourceMapDevToolPlugin } = require("webpack");

module.exports = {
  mode: "development",
  devtool: false,
  plugins: [
    new EvalSourceMapDevToolPlugin({
      moduleFilenameTemplate: "webpack://[namespace]/[resource-path]",
      namespace: "ferry",
    }),
  ],
};
