const { SourceMapDevToolPlugin } = require("webpack");

module.exports = {
  mode: "production",
  target: "node",
  devtool: false,
  optimization: {
    splitChunks: {
      cacheGroups: { vendors: { test: /[\\/]node_modules[\\/]/, name: "vendors", chunks: "all", enforce: true } },
    },
  },
  plugins: [new SourceMapDevToolPlugin({ filename: "[file].map", exclude: "vendors" })],
};
