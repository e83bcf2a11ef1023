const path = require("path");
const { DllPlugin } = require("webpack");

module.exports = {
  mode: "production",
  entry: { charts: ["harbor-chart"] },
  output: { filename: "[name].dll.js", library: "[name]_lib" },
  plugins: [
    new DllPlugin({
      name: "[name]_lib",
      path: path.resolve(__dirname, "dist/[name].manifest.json"),
      format: true,
    }),
  ],
};
