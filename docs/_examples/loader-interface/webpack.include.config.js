module.exports = {
  mode: "production",
  target: "node",
  entry: "./src/pizza.js",
  module: {
    rules: [{ test: /\.recipe$/, use: "./loaders/include-loader.js" }],
  },
};
