module.exports = {
  mode: "production",
  entry: { list: "./src/list.js", detail: "./src/detail.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      cacheGroups: {
        data: { test: /[\\/](herbs|prices)\.js$/, priority: 1 },
        prices: { test: /[\\/]prices\.js$/, priority: 2, minSize: 0 },
      },
    },
  },
};
