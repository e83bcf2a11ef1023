module.exports = {
  mode: "production",
  target: "node",
  entry: "./src/length.js",
  stats: "errors-warnings",
  module: {
    rules: [
      { test: /bread\.recipe$/, use: "./loaders/recipe-loader.js" },
      {
        test: /length\.txt$/,
        use: {
          loader: "./loaders/length-loader.js",
          options: { of: "./bread.recipe" },
        },
      },
    ],
  },
};
