module.exports = {
  mode: "production",
  entry: { list: "./src/list.js", detail: "./src/detail.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      cacheGroups: {
        default: { minChunks: 2, reuseExistingChunk: true },
      },
    },
  },
};
