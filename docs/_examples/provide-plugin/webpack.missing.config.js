const { ProvidePlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [new ProvidePlugin({ price: "./src/price.js" })],
};
