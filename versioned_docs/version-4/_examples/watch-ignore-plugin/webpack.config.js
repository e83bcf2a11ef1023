const { WatchIgnorePlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [new WatchIgnorePlugin([/[\\/]src[\\/]generated\.js$/])],
};
