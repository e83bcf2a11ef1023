const HashPlugin = require("./plugins/HashPlugin.js");

module.exports = {
  mode: "production",
  entry: "./src/map.js",
  output: { clean: true, filename: "[name].[contenthash:8].js" },
  plugins: [new HashPlugin()],
};
