const assert = require("node:assert/strict");
const { writeFileSync } = require("node:fs");
const webpack = require("webpack");

writeFileSync("src/low.tide", "12:25 0,8\n");

const compiler = webpack({
  ...require("./webpack.config.js"),
  entry: "./src/low.tide",
  output: { library: { type: "commonjs2" }, filename: "reproduction.js" },
});

compiler.run((error, stats) => {
  assert.ifError(error);
  assert.equal(stats.toString("errors-only"), "");
  const { default: tides } = require("./dist/reproduction.js");
  console.log(`webpack ${webpack.version}:`, tides);
  assert.equal(tides[0].meters, 0.8);
});
