const ConsolePlugin = require("./ConsolePlugin.js");

module.exports = {
  mode: "production",
  stats: "errors-warnings",
  plugins: [new ConsolePlugin()],
};
