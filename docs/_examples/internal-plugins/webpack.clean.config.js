const KeepArchivePlugin = require("./plugins/KeepArchivePlugin.js");

module.exports = {
  mode: "production",
  output: { clean: true },
  plugins: [new KeepArchivePlugin()],
};
