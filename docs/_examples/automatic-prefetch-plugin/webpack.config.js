const { AutomaticPrefetchPlugin } = require("webpack").prefetch;

module.exports = {
  mode: "development",
  plugins: [new AutomaticPrefetchPlugin()],
};
