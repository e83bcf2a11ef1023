module.exports = {
  mode: "production",
  devtool: "source-map",
  context: __dirname,
  output: { path: `${__dirname}/dist` },
  module: {
    rules: [
      {
        test: /\.phrases$/,
        loader: "phrase-loader",
        options: { escape: "html" },
      },
    ],
  },
};
