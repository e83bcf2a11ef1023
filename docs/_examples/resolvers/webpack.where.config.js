const WherePlugin = require("./WherePlugin.js");

module.exports = {
  mode: "production",
  stats: "errors-only",
  plugins: [new WherePlugin(["tea-kit", "#prices", "./src/tea"])],
};
