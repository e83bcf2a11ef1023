const { IgnorePlugin } = require("webpack");

module.exports = (env) => ({
  mode: "production",
  entry: "./src/names.js",
  plugins: [env.ignore && new IgnorePlugin(/^\.\/locale$/, /herb-names$/)].filter(Boolean),
});
