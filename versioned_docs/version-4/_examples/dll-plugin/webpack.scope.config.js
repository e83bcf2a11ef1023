const path = require("path");
const { DllReferencePlugin } = require("webpack");

module.exports = {
  mode: "production",
  entry: "./src/scope.js",
  plugins: [
    new DllReferencePlugin({
      scope: "charts",
      manifest: path.resolve(__dirname, "dist/charts.manifest.json"),
    }),
  ],
};
