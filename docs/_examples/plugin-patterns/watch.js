const fs = require("node:fs");
const webpack = require("webpack");
const configuration = require("./webpack.config.js");

const compiler = webpack(configuration({ plugin: process.argv[2] ?? "ChangesPlugin" }));
const edits = ["src/map.js", "src/trees.js"];

compiler.hooks.afterDone.tap("Edit", () => {
  const file = edits.shift();
  if (file === undefined) return compiler.close(() => {});
  setTimeout(() => fs.appendFileSync(file, 'console.log("edited");\n'), 1500);
});

compiler.watch({ aggregateTimeout: 100 }, () => {});
