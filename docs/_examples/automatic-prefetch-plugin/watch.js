const { utimesSync } = require("node:fs");
const { basename } = require("node:path");
const webpack = require("webpack");

const compiler = webpack(require("./webpack.config.js"));
let builds = 0;

compiler.hooks.compilation.tap("Order", (compilation, { normalModuleFactory }) => {
  const requests = [];
  normalModuleFactory.hooks.beforeResolve.tap("Order", ({ request }) => {
    requests.push(basename(request));
  });
  compilation.hooks.finishModules.tap("Order", () => {
    builds += 1;
    console.log(`build ${builds}: ${requests.join(" ")}`);
  });
});
compiler.hooks.afterDone.tap("Order", () => {
  if (builds === 1) setTimeout(() => utimesSync("src/list.js", new Date(), new Date()), 1000);
  else compiler.close(() => {});
});

compiler.watch({ aggregateTimeout: 100 }, () => {});
