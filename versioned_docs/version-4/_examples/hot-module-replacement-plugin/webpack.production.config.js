const { HotModuleReplacementPlugin } = require("webpack");

module.exports = (env) => ({
  mode: "production",
  plugins: [env.hot && new HotModuleReplacementPlugin()].filter(Boolean),
});
