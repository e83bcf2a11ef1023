const ScreenPlugin = require("./plugins/ScreenPlugin.js");

module.exports = {
  mode: "production",
  entry: "./src/screen.js",
  externals: { "museum-map": "museumMap" },
  plugins: [new ScreenPlugin()],
};
