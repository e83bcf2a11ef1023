const { ProgressPlugin } = require("webpack");
const LabelsPlugin = require("./plugins/LabelsPlugin.js");

module.exports = {
  mode: "production",
  plugins: [new ProgressPlugin(), new LabelsPlugin()],
};
