const ReportPlugin = require("./ReportPlugin.js");

module.exports = {
  mode: "production",
  stats: "errors-only",
  plugins: [new ReportPlugin()],
};
