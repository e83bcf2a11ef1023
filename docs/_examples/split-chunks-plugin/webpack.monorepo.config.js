module.exports = {
  mode: "production",
  entry: { left: "./src/left.js", right: "./src/right.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      cacheGroups: {
        packages: { test: /[\\/](node_modules|packages)[\\/]/ },
      },
    },
  },
};
