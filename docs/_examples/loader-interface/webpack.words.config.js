module.exports = {
  mode: "production",
  cache: { type: "filesystem" },
  stats: "errors-warnings",
  module: {
    rules: [{ test: /\.recipe$/, use: "./loaders/words-loader.js" }],
  },
};
