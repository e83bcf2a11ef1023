module.exports = {
  mode: "production",
  entry: { list: "./src/list.js", detail: "./src/detail.js" },
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: { type: /^css/, name: "styles", chunks: "all", enforce: true },
      },
    },
  },
};
