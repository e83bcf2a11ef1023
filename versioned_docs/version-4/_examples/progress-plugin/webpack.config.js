const { ProgressPlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [new ProgressPlugin()],
};
