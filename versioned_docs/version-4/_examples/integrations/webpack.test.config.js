module.exports = {
  mode: "development",
  target: "node",
  devtool: "inline-source-map",
  externals: { "node:test": "commonjs node:test" },
  entry: "./src/tides.test.js",
  output: {
    filename: "tests.js",
  },
};
