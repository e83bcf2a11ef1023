module.exports = {
  mode: "production",
  entry: { home: "./src/home.js", shop: "./src/shop.js" },
  optimization: {
    splitChunks: {
      cacheGroups: {
        commons: { name: "commons", chunks: "initial", minChunks: 2, minSize: 0 },
      },
    },
  },
};
