const DebugBlockPlugin = require("./DebugBlockPlugin.js");

module.exports = {
  mode: "production",
  entry: "./src/debug.js",
  plugins: [new DebugBlockPlugin()],
};
