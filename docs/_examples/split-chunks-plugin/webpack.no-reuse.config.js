module.exports = {
  mode: "production",
  entry: { rating: "./src/rating.js" },
  optimization: {
    splitChunks: {
      minRemainingSize: 0,
      cacheGroups: {
        default: { minChunks: 2, priority: -20, idHint: "", reuseExistingChunk: false },
      },
    },
  },
};
