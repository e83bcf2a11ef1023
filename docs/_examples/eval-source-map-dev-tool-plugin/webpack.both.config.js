const { EvalSourceMapDevToolPlugin, SourceMapDevToolPlugin } = require("webpack");

module.exports = {
  mode: "development",
  devtool: false,
  plugins: [
    new EvalSourceMapDevToolPlugin({ test: /src/ }),
    new SourceMapDevToolPlugin({ filename: "[file].map" }),
  ],
};
