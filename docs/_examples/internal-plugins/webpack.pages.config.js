const PagesPlugin = require("./plugins/PagesPlugin.js");

module.exports = {
  mode: "production",
  output: { clean: true },
  plugins: [new PagesPlugin()],
};
