const path = require("node:path");
const BuildTimeModulesPlugin = require("./plugins/BuildTimeModulesPlugin.js");

const loader = path.resolve(__dirname, "loaders/run-at-build-time-loader.js");

module.exports = {
  mode: "production",
  target: "node",
  output: { clean: true },
  stats: "errors-only",
  module: { rules: [{ test: /menu\.js$/, loader }] },
  plugins: [new BuildTimeModulesPlugin()],
};
