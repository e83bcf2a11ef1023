module.exports = {
  mode: "production",
  target: "node",
  entry: "./src/lazy.js",
  module: {
    rules: [
      {
        test: /\.recipe$/,
        use: ["./loaders/lazy-loader.js", "./loaders/recipe-loader.js"],
      },
    ],
  },
};
