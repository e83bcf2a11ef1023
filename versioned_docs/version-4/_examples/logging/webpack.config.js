const SeedPlugin = require("./SeedPlugin.js");

module.exports = {
  mode: "production",
  module: { rules: [{ test: /\.seed$/, use: require.resolve("./seed-loader.js") }] },
  plugins: [new SeedPlugin()],
};
