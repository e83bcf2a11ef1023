const LoggingPlugin = require("./plugins/LoggingPlugin.js");

module.exports = {
  mode: "production",
  stats: { all: false, logging: "info" },
  plugins: [new LoggingPlugin()],
};
