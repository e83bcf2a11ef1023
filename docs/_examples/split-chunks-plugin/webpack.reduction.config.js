module.exports = {
  mode: "production",
  entry: { list: "./src/list.js", detail: "./src/detail.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      minSizeReduction: 100000,
    },
  },
};
