module.exports = {
  mode: "production",
  entry: { filters: "./src/filters.js" },
  optimization: {
    splitChunks: {
      chunks: "all",
      name: "lodash",
      maxSize: 40000,
      hidePathInfo: false,
      automaticNameDelimiter: ".",
    },
  },
};
