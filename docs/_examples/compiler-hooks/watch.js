const fs = require("node:fs");
const webpack = require("webpack");
const options = require("./webpack.config.js");

const compiler = webpack(options);
let builds = 0;

compiler.hooks.afterDone.tap("Watch", () => {
  builds += 1;
  if (builds === 1) setTimeout(() => fs.appendFileSync("src/index.js", "\n"), 1000);
  if (builds === 2) compiler.close(() => {});
});

compiler.watch({ aggregateTimeout: 100 }, () => {});
