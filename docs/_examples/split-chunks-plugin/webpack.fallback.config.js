module.exports = {
  mode: "production",
  entry: { filters: "./src/filters.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      cacheGroups: { default: false, defaultVendors: false },
      fallbackCacheGroup: { maxSize: 40000 },
    },
  },
};
