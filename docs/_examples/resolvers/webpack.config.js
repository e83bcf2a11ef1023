const DraftsPlugin = require("./prefer-drafts.js");

module.exports = {
  mode: "production",
  target: "node",
  stats: "errors-only",
  resolve: { plugins: [new DraftsPlugin()] },
};
