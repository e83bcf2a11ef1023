const { DefinePlugin } = require("webpack");

module.exports = ({ reviews = false }) => ({
  mode: "production",
  entry: "./src/flags.js",
  plugins: [new DefinePlugin({ FEATURE_REVIEWS: Boolean(reviews) })],
});
