module.exports = {
  mode: "development",
  target: "node",
  devtool: "inline-source-map",
  entry: "./src/tides.test.js",
  output: {
    filename: "tests.js",
  },
};
