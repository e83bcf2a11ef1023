const ResolverListPlugin = require("./list-resolvers.js");

module.exports = {
  mode: "production",
  stats: "errors-only",
  entry: "./src/kinds.js",
  plugins: [new ResolverListPlugin()],
};
