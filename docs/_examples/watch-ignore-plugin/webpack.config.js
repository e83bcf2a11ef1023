const { WatchIgnorePlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [new WatchIgnorePlugin({ paths: [/[\\/]src[\\/]generated\.js$/] })],
};
