const { NormalModuleReplacementPlugin } = require("webpack");

module.exports = (env) => ({
  mode: "production",
  entry: "./src/region.js",
  plugins: [
    new NormalModuleReplacementPlugin(/-REGION\.js$/, (data) => {
      data.request = data.request.replace("REGION", env.region);
    }),
  ],
});
