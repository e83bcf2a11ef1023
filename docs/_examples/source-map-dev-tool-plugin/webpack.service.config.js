const { SourceMapDevToolPlugin } = require("webpack");

module.exports = {
  mode: "production",
  target: "node",
  devtool: false,
  plugins: [
    new SourceMapDevToolPlugin({
      filename: "[file].map",
      append: false,
      debugIds: true,
      ignoreList: /node_modules/,
    }),
  ],
};
