module.exports = {
  mode: "production",
  entry: { list: "./src/list.js", detail: "./src/detail.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      cacheGroups: {
        herbs: { test: /herbs/, name: "detail" },
      },
    },
  },
};
