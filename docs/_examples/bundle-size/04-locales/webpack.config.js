const { ContextReplacementPlugin } = require("webpack");

module.exports = {
  mode: "production",
  entry: "./src/index.js",
  output: { clean: true },
  plugins: [
    new ContextReplacementPlugin(/clock-kit[\\/]locale$/, /^\.\/(de|en|fr)$/),
  ],
};
