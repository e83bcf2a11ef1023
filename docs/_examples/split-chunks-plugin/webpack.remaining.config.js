module.exports = {
  mode: "production",
  entry: { tools: "./src/tools.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      minRemainingSize: 0,
    },
  },
};
