module.exports = {
  mode: "production",
  entry: { shop: "./src/shop.js", cart: "./src/cart.js" },
  optimization: {
    runtimeChunk: { name: "manifest" },
    splitChunks: {
      cacheGroups: {
        vendor: {
          test: /[\\/]node_modules[\\/]/,
          name: "vendor",
          chunks: "initial",
          enforce: true,
        },
      },
    },
  },
};
