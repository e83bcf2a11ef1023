module.exports = {
  mode: "production",
  stats: "none",
  entry: "./src/index.js",
  module: {
    rules: [
      {
        test: /\.recipe$/,
        use: [
          "./loaders/chain-loader.js",
          { loader: "./loaders/portion-loader.js", options: { portions: 2 } },
        ],
      },
    ],
  },
};
