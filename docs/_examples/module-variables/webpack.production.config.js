module.exports = {
  mode: "production",
  stats: "errors-warnings",
  entry: { asks: "./src/asks.js" },
  optimization: { minimize: false },
};
