const { utimesSync } = require("fs");
const { basename } = require("path");
const webpack = require("webpack");

const compiler = webpack(require("./webpack.config.js"));
let builds = 0;

compiler.hooks.compilation.tap("Order", (compilation, { normalModuleFactory }) => {
  const requests = [];
  normalModuleFactory.hooks.beforeResolve.tap("Order", (data) => {
    requests.push(basename(data.request));
    return data;
  });
  compilation.hooks.finishModules.tap("Order", () => {
    builds += 1;
    console.log(`build ${builds}: ${requests.join(" ")}`);
  });
});

const watching = compiler.watch({ aggregateTimeout: 100 }, () => {
  if (builds === 1) setTimeout(() => utimesSync("src/list.js", new Date(), new Date()), 1000);
  else watching.close(() => {});
});
