module.exports = {
  mode: "production",
  target: "node",
  entry: { titles: "./src/titles.js" },
  output: { chunkFilename: "[name].min.js" },
};
