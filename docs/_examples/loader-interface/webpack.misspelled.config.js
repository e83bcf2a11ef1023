module.exports = {
  mode: "production",
  entry: "./src/index.js",
  stats: "errors-only",
  module: {
    rules: [
      {
        test: /\.recipe$/,
        use: [
          "./loaders/recipe-loader.js",
          {
            loader: "./loaders/portion-loader.js",
            options: { portion: 4 },
          },
        ],
      },
    ],
  },
};
