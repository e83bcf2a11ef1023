module.exports = ({ loader = "recipe-loader" }) => ({
  mode: "production",
  target: "node",
  entry: "./src/index.js",
  module: {
    rules: [{ test: /\.recipe$/, use: `./loaders/${loader}.js` }],
  },
});
