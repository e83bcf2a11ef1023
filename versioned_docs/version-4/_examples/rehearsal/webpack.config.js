const OldPlugin = require("./plugins/old-plugin");

module.exports = {
  mode: "production",
  plugins: [new OldPlugin()],
};
