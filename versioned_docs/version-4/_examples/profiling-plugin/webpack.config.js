const { ProfilingPlugin } = require("webpack").debug;

module.exports = {
  mode: "production",
  plugins: [new ProfilingPlugin({ outputPath: "profile/events.json" })],
};
