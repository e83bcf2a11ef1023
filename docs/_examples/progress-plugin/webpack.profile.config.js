const { ProgressPlugin } = require("webpack");

module.exports = {
  mode: "production",
  infrastructureLogging: { debug: /Progress/ },
  plugins: [new ProgressPlugin({ profile: true })],
};
