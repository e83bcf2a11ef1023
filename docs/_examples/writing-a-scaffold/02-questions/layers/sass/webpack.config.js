module.exports = {
  entry: "./src/index.html",
  output: { clean: true },
  module: {
    rules: [{ test: /\.scss$/, loader: "sass-loader", type: "css" }],
  },
};
