const { ContextReplacementPlugin } = require("webpack");

module.exports = {
  mode: "production",
  entry: "./src/index.js",
  output: { clean: true },
  performance: {
    hints: "error",
    maxEntrypointSize: 12_000,
  },
  plugins: [
    new ContextReplacementPlugin(/clock-kit[\\/]locale$/, /^\.\/(de|en|fr)$/),
  ],
};
