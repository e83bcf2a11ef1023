module.exports = {
  entry: "./src/index.ts",
  module: {
    rules: [{ test: /\.ts$/, loader: "ts-loader", options: { transpileOnly: true } }],
  },
};
