const { DefinePlugin } = require("webpack");

module.exports = {
  mode: "production",
  target: "node",
  entry: "./src/unquoted.js",
  plugins: [new DefinePlugin({ STAGE: "staging" })],
};
