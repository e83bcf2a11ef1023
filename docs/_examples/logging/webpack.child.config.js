const ChildPlugin = require("./ChildPlugin.js");

module.exports = {
  mode: "production",
  stats: { preset: "errors-only", loggingDebug: /SeedPlugin.calendar/ },
  plugins: [new ChildPlugin()],
};
