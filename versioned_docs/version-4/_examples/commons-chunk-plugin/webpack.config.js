module.exports = {
  mode: "production",
  entry: { shop: "./src/shop.js", cart: "./src/cart.js" },
  optimization: {
    splitChunks: {
      cacheGroups: {
        commons: { name: "commons", chunks: "initial", minChunks: 2, minSize: 0 },
      },
    },
  },
};
