const { SSRManifestPlugin } = require("webpack");

module.exports = {
  mode: "production",
  entry: "./src/rooms.js",
  output: { clean: true, publicPath: "/guide/" },
  plugins: [new SSRManifestPlugin()],
};
