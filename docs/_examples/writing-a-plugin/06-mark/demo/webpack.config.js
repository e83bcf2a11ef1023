const PageWeightPlugin = require("page-weight-plugin");

module.exports = {
  mode: "production",
  devtool: "source-map",
  cache: { type: "filesystem" },
  context: __dirname,
  entry: { shop: "./src/shop.js", checkout: "./src/checkout.js" },
  output: { path: `${__dirname}/dist` },
  plugins: [new PageWeightPlugin({ baseline: `${__dirname}/weights.json`, mark: true })],
};
