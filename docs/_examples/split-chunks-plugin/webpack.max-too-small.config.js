module.exports = {
  mode: "production",
  entry: { filters: "./src/filters.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      maxSize: 10000,
    },
  },
};
