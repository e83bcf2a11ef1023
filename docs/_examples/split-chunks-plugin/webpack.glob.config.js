module.exports = {
  mode: "production",
  entry: { list: "./src/list.js", detail: "./src/detail.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      cacheGroups: {
        data: { test: { glob: ["src/*.js", "!src/prices.js"] }, minChunks: 2 },
      },
    },
  },
};
