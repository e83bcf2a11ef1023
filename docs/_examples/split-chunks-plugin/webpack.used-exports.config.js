module.exports = {
  mode: "production",
  entry: { trees: "./src/trees.js", ferns: "./src/ferns.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      usedExports: false,
    },
  },
};
