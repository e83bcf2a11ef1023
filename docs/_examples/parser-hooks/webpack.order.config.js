const HookOrderPlugin = require("./HookOrderPlugin.js");

module.exports = {
  mode: "production",
  stats: "errors-only",
  entry: "./src/order.js",
  externals: { "./teas.js": "var teas" },
  plugins: [new HookOrderPlugin()],
};
