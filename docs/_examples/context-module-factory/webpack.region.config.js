const RegionPlugin = require("./RegionPlugin.js");

module.exports = {
  mode: "production",
  entry: "./src/prices.js",
  plugins: [new RegionPlugin(["de", "fr"])],
};
