module.exports = {
  mode: "production",
  entry: {
    tides: "./src/tides.html",
    visit: "./src/visit.html",
  },
  optimization: { splitChunks: { chunks: "all", minSize: 0 } },
  output: { clean: true },
};
