const ScreenLibraryPlugin = require("./plugins/ScreenLibraryPlugin.js");

module.exports = {
  mode: "production",
  entry: "./src/prices.js",
  output: { library: { name: "prices", type: "museum-screen" } },
  optimization: { minimize: false },
  plugins: [new ScreenLibraryPlugin()],
};
