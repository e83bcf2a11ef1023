const { ProgressPlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [new ProgressPlugin({ progressBar: { name: "Herb shop", color: "cyan", width: 10 } })],
};
