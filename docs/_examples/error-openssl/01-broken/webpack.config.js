module.exports = {
  mode: "production",
  module: {
    rules: [{ test: /\.txt$/, loader: "./loaders/stamp-loader.js" }],
  },
};
