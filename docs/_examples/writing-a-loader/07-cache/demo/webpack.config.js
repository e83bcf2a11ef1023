module.exports = {
  mode: "production",
  devtool: "source-map",
  cache: { type: "filesystem" },
  context: __dirname,
  output: { path: `${__dirname}/dist` },
  module: {
    rules: [
      {
        test: /\.phrases$/,
        loader: "phrase-loader",
        options: { escape: "html", glossary: `${__dirname}/glossary.json` },
      },
    ],
  },
};
