const { utimesSync } = require("fs");
const { basename } = require("path");
const webpack = require("webpack");

const compiler = webpack(require("./webpack.config.js"));
let builds = 0;

let requests = [];

compiler.hooks.compilation.tap("Order", (compilation, { normalModuleFactory }) => {
  requests = [];
  normalModuleFactory.hooks.beforeResolve.tap("Order", (data) => {
    requests.push(basename(data.request));
    return data;
  });
});
// The compiler calls this hook behind those of the plugin and of the entry.
compiler.hooks.make.tap({ name: "Order", stage: 100 }, () => {
  builds += 1;
  console.log(`build ${builds} begins with ${requests.sort().join(" ")}`);
});

const watching = compiler.watch({ aggregateTimeout: 100 }, () => {
  if (builds === 1) setTimeout(() => utimesSync("src/list.js", new Date(), new Date()), 1000);
  else watching.close(() => {});
});
