const { ContextReplacementPlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [new ContextReplacementPlugin(/clock-words[\\/]locale$/, /^\.\/(de|fr)$/)],
};
