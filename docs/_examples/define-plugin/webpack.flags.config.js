const { DefinePlugin } = require("webpack");

module.exports = ({ reviews = false }) => ({
  mode: "production",
  entry: "./src/flags.js",
  output: { clean: true },
  plugins: [new DefinePlugin({ FEATURE_REVIEWS: Boolean(reviews) })],
});
