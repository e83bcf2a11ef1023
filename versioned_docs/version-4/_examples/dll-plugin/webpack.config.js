const path = require("path");
const { DllReferencePlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [
    new DllReferencePlugin({ manifest: path.resolve(__dirname, "dist/charts.manifest.json") }),
  ],
};
