module.exports = {
  mode: "production",
  stats: "none",
  entry: "./src/inspect.js",
  module: {
    rules: [
      {
        test: /\.recipe$/,
        use: [
          "./loaders/recipe-loader.js",
          { loader: "./loaders/inspect-loader.js", options: { oven: 220 } },
          "./loaders/trim-loader.js",
        ],
      },
    ],
  },
};
