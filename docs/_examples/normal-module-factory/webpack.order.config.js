const FactoryOrderPlugin = require("./FactoryOrderPlugin.js");

module.exports = {
  mode: "production",
  stats: "errors-only",
  entry: "./src/teas.js",
  plugins: [new FactoryOrderPlugin()],
};
