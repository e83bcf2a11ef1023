module.exports = {
  mode: "production",
  module: {
    rules: [
      {
        test: /\.txt$/,
        loader: `${__dirname}/new-label-loader.js`,
        options: { shop: "Herb shop", minimize: true },
      },
    ],
  },
};
