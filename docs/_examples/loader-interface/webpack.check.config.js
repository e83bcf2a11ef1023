module.exports = {
  mode: "production",
  target: "node",
  entry: "./src/cake.js",
  module: {
    rules: [{ test: /\.recipe$/, use: "./loaders/check-loader.js" }],
  },
};
