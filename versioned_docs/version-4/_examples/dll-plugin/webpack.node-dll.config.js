const path = require("path");
const { DllPlugin } = require("webpack");

module.exports = {
  mode: "production",
  target: "node",
  entry: { charts: ["harbor-chart"] },
  output: { filename: "[name].dll.js", libraryTarget: "commonjs2" },
  plugins: [
    new DllPlugin({
      name: "./[name].dll.js",
      type: "commonjs2",
      path: path.resolve(__dirname, "dist/[name].manifest.json"),
    }),
  ],
};
