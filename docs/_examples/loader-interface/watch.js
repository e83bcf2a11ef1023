const fs = require("node:fs");
const webpack = require("webpack");
const configure = require("./webpack.config.js");

const compiler = webpack(configure({ loader: "tips-loader" }));
const changes = [
  () => fs.writeFileSync("note.txt", "warm"),
  () => fs.writeFileSync("note.txt", "sold out"),
  () => fs.writeFileSync("tips/2.txt", "Use a stone"),
];

compiler.hooks.afterDone.tap("Watch", () => {
  const change = changes.shift() ?? (() => compiler.close(() => {}));
  setTimeout(change, 1000);
});

compiler.watch({ aggregateTimeout: 100 }, () => {});
