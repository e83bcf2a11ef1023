const NoTestsPlugin = require("./NoTestsPlugin.js");

module.exports = {
  mode: "development",
  devtool: false,
  target: "node",
  plugins: [new NoTestsPlugin()],
};
