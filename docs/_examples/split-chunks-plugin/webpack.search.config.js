module.exports = {
  mode: "production",
  entry: { home: "./src/home.js", shop: "./src/shop.js" },
  optimization: {
    splitChunks: {
      cacheGroups: {
        search: {
          test: /[\\/]node_modules[\\/](minisearch|clsx)[\\/]/,
          name: "search",
          chunks: "all",
        },
      },
    },
  },
};
