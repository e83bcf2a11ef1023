const PageWeightPlugin = require("page-weight-plugin");

module.exports = {
  mode: "production",
  context: __dirname,
  entry: { shop: "./src/shop.js", checkout: "./src/checkout.js" },
  output: { path: `${__dirname}/dist` },
  plugins: [new PageWeightPlugin({ limit: 1000 })],
};
