const RedirectPlugin = require("./RedirectPlugin.js");
const RequestListPlugin = require("./RequestListPlugin.js");

module.exports = {
  mode: "production",
  stats: "errors-only",
  plugins: [new RedirectPlugin("./pay.js", "./pay.fake.js"), new RequestListPlugin()],
};
