const RequestListPlugin = require("./RequestListPlugin.js");

module.exports = {
  mode: "production",
  stats: "errors-only",
  plugins: [new RequestListPlugin()],
};
