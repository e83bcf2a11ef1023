const TimePlugin = require("./TimePlugin.js");

module.exports = {
  mode: "production",
  plugins: [new TimePlugin()],
};
