const path = require("node:path");

module.exports = {
  mode: "production",
  resolve: {
    alias: { "@shop": path.resolve(__dirname, "src") },
  },
  performance: {
    all: true,
    hotspots: false,
  },
};
