const ContextOrderPlugin = require("./ContextOrderPlugin.js");

module.exports = {
  mode: "production",
  stats: "errors-only",
  plugins: [new ContextOrderPlugin()],
};
