module.exports = {
  mode: "production",
  target: "node",
  entry: "./src/report.js",
  output: { filename: "report.js", clean: true },
};
