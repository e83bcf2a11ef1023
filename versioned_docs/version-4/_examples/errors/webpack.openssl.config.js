module.exports = {
  mode: "production",
  entry: "./src/text.js",
  module: { rules: [{ test: /\.txt$/, loader: require.resolve("./loaders/stamp-loader.js") }] },
};
