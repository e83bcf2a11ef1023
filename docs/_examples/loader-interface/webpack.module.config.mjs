export default {
  mode: "production",
  target: "node",
  entry: "./src/index.js",
  module: {
    rules: [{ test: /\.recipe$/, use: "./loaders/title-loader.mjs" }],
  },
};
