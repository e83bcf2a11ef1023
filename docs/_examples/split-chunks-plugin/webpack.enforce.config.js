module.exports = {
  mode: "production",
  entry: { list: "./src/list.js", detail: "./src/detail.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      cacheGroups: {
        prices: { test: /[\\/]prices\.js$/, enforce: true },
      },
    },
  },
};
