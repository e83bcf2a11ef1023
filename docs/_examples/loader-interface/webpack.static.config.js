module.exports = {
  mode: "production",
  entry: "./src/page.js",
  module: {
    rules: [
      { test: /\.recipe$/, use: "./loaders/recipe-loader.js" },
      { resourceQuery: /static/, use: "./loaders/static-loader.js" },
    ],
  },
};
