module.exports = {
  mode: "production",
  entry: { list: "./src/list.js", detail: "./src/detail.js" },
  performance: { hints: "warning", splitChunksCapped: true },
  optimization: {
    splitChunks: {
      chunks: "all",
      maxInitialRequests: 2,
      enforceSizeThreshold: 100000,
    },
  },
};
