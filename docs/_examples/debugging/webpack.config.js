module.exports = {
  mode: "production",
  module: {
    rules: [{ test: /\.tide$/, loader: "./loaders/tide-loader.js" }],
  },
};
