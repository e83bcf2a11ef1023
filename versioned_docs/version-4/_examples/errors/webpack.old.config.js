const OldPlugin = require("./plugins/OldPlugin.js");

module.exports = {
  mode: "production",
  entry: "./src/ready.js",
  plugins: [new OldPlugin()],
};
