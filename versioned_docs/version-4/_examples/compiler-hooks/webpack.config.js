const HookOrderPlugin = require("./HookOrderPlugin.js");

module.exports = {
  mode: "development",
  stats: "errors-only",
  plugins: [new HookOrderPlugin()],
};
