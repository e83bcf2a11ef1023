const { ProvidePlugin } = require("webpack");

module.exports = {
  mode: "production",
  entry: "./src/lodash.js",
  plugins: [new ProvidePlugin({ _map: ["lodash", "map"] })],
};
