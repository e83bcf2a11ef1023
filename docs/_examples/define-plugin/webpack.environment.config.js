module.exports = {
  mode: "production",
  entry: "./src/environment.js",
  optimization: { minimize: false },
};
