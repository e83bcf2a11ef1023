const CountPlugin = require("./plugins/count-plugin.js");

module.exports = {
  mode: "production",
  plugins: [new CountPlugin()],
};
