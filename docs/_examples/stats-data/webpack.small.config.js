const StatsFilePlugin = require("./StatsFilePlugin.js");

module.exports = {
  ...require("./webpack.config.js"),
  stats: "errors-warnings",
  plugins: [
    new StatsFilePlugin("reports/sizes.json", {
      all: false,
      assets: true,
      cachedAssets: true,
      errors: true,
      errorsCount: true,
    }),
  ],
};
