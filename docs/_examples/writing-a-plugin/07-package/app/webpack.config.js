const PageWeightPlugin = require("page-weight-plugin");

module.exports = {
  mode: "production",
  context: __dirname,
  output: { path: `${__dirname}/dist` },
  plugins: [new PageWeightPlugin()],
};
