const { NormalModuleReplacementPlugin } = require("webpack");

module.exports = (env) => ({
  mode: "production",
  plugins: [
    env.demo && new NormalModuleReplacementPlugin(/src[\\/]rates[\\/]live\.js$/, "./demo.js"),
  ].filter(Boolean),
});
