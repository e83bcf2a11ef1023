module.exports = {
  mode: "production",
  entry: { filters: "./src/filters.js", lazy: "./src/lazy.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      maxAsyncSize: 40000,
    },
  },
};
