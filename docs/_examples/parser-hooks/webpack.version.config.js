const VersionPlugin = require("./VersionPlugin.js");

module.exports = {
  mode: "production",
  entry: "./src/version.js",
  plugins: [new VersionPlugin("2.1")],
};
