module.exports = {
  mode: "production",
  context: __dirname,
  output: { path: `${__dirname}/dist` },
  module: {
    rules: [{ test: /\.phrases$/, loader: "phrase-loader" }],
  },
};
