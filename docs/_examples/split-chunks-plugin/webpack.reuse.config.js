module.exports = {
  mode: "production",
  entry: { rating: "./src/rating.js" },
  optimization: {
    splitChunks: {
      minRemainingSize: 0,
    },
  },
};
