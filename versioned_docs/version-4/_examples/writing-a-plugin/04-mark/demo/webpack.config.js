const path = require("path");
const PageWeightPlugin = require("../index.js");

module.exports = {
  mode: "production",
  devtool: "source-map",
  context: __dirname,
  entry: { shop: "./src/shop.js", checkout: "./src/checkout.js" },
  output: { path: path.resolve(__dirname, "dist") },
  plugins: [new PageWeightPlugin({ mark: true })],
};
