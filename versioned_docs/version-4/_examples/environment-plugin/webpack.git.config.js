const { EnvironmentPlugin } = require("webpack");

module.exports = {
  mode: "production",
  entry: "./src/git.js",
  plugins: [new EnvironmentPlugin({ GIT_VERSION: "unknown" })],
};
