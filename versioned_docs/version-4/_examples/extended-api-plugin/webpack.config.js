const { ExtendedAPIPlugin } = require("webpack");

module.exports = {
  mode: "production",
  target: "node",
  entry: { shop: "./src/shop.js", cart: "./src/cart.js" },
  plugins: [new ExtendedAPIPlugin()],
};
