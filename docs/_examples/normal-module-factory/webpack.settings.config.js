const SettingsPlugin = require("./SettingsPlugin.js");

module.exports = {
  mode: "production",
  target: "node",
  stats: "errors-only",
  entry: "./src/price.js",
  output: { filename: "price.js" },
  plugins: [new SettingsPlugin({ currency: "EUR" })],
};
