const fs = require("node:fs");
const webpack = require("webpack");
const NamesPlugin = require("./NamesPlugin.js");

const compiler = webpack({ mode: "development", plugins: [new NamesPlugin()] });
const changes = ["src/index.js", "names.txt"];

compiler.hooks.afterDone.tap("Watch", () => {
  const file = changes.shift();
  console.log(file ? `built, then ${file} changes` : "built");
  if (file) setTimeout(() => fs.appendFileSync(file, "\n"), 1000);
  else compiler.close(() => {});
});

compiler.watch({ aggregateTimeout: 100 }, () => {});
