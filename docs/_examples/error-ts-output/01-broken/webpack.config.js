module.exports = {
  mode: "production",
  entry: "./src/index.ts",
  module: {
    rules: [{ test: /\.ts$/, loader: "ts-loader" }],
  },
};
