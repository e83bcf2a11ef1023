const NoDebugPlugin = require("./NoDebugPlugin.js");

module.exports = {
  mode: "production",
  entry: "./src/order-tea.js",
  plugins: [new NoDebugPlugin()],
};
