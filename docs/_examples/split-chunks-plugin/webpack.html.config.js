module.exports = {
  mode: "production",
  entry: { menu: "./src/menu.js", cart: "./src/cart.js" },
  output: { clean: true, html: true },
  optimization: {
    splitChunks: { chunks: "all", minSize: 0 },
  },
};
