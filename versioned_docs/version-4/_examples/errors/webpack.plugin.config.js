const NewPlugin = require("./plugins/NewPlugin.js");

module.exports = {
  mode: "production",
  entry: "./src/ready.js",
  plugins: [new NewPlugin()],
};
