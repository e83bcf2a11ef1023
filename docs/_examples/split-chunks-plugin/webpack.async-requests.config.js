module.exports = {
  mode: "production",
  entry: { home: "./src/home.js", shop: "./src/shop.js" },
  optimization: {
    splitChunks: {
      maxAsyncRequests: 2,
      enforceSizeThreshold: 1000000,
    },
  },
};
