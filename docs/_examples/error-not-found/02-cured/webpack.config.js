const path = require("node:path");

module.exports = {
  mode: "production",
  resolve: {
    alias: { "@": path.resolve(__dirname, "src") },
  },
};
