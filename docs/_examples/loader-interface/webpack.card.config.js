module.exports = {
  mode: "production",
  entry: "./src/card.js",
  module: {
    rules: [{ test: /\.card$/, use: "./loaders/card-loader.js" }],
  },
};
