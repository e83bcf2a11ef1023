module.exports = {
  mode: "production",
  target: "node",
  entry: "./src/index.js",
  module: {
    rules: [
      {
        test: /\.recipe$/,
        use: [
          "./loaders/recipe-loader.js",
          {
            loader: "./loaders/portion-loader.js",
            options: { portions: 4, unit: "oz" },
          },
        ],
      },
    ],
  },
};
