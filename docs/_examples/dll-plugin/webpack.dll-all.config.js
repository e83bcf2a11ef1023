const path = require("node:path");
const { DllPlugin } = require("webpack");
const dll = require("./webpack.dll.config.js");

module.exports = {
  ...dll,
  plugins: [
    new DllPlugin({
      name: "[name]_lib",
      path: path.resolve(__dirname, "dist/[name].manifest.json"),
      entryOnly: false,
    }),
  ],
};
