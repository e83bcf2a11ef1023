const { AutomaticPrefetchPlugin } = require("webpack");

module.exports = {
  mode: "development",
  plugins: [new AutomaticPrefetchPlugin()],
};
