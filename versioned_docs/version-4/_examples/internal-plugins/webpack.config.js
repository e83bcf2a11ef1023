const VisitorsPlugin = require("./plugins/VisitorsPlugin.js");

module.exports = {
  mode: "production",
  plugins: [new VisitorsPlugin()],
};
