module.exports = {
  mode: "production",
  context: __dirname,
  entry: "./index.js",
  output: { path: `${__dirname}/dist` },
  module: {
    rules: [{ test: /\.phrases$/, loader: "phrase-loader" }],
  },
};
