const StatusPlugin = require("./plugins/status-plugin.js");

setInterval(() => console.log(new Set(process.getActiveResourcesInfo())), 3000).unref();

module.exports = {
  mode: "production",
  plugins: [new StatusPlugin()],
};
