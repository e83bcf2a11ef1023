const values = [false, true, "mock", "warn-mock"];

module.exports = values.map((value) => ({
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  entry: "./src/dirname.js",
  output: { filename: `dirname-${value}.js` },
  node: { __dirname: value },
}));
