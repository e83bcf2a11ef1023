module.exports = ({ single = false }) => ({
  mode: "production",
  entry: { menu: "./src/menu.js", cart: "./src/cart.js" },
  output: { clean: true },
  optimization: { runtimeChunk: single && "single" },
});
