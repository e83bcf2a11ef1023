const fs = require("node:fs");
const path = require("node:path");
const webpack = require("webpack");

const compiler = webpack({ mode: "development", devtool: false });
const file = path.resolve("src/planets.js");
let builds = 0;

compiler.hooks.watchRun.tap("Watch", ({ modifiedFiles }) => {
  if (modifiedFiles?.has(file)) console.log("src/planets.js has changed");
});

const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
  if (error) return console.error(error);

  const { modules } = stats.toJson({ all: false, modules: true, cachedModules: true });
  console.log("built:", modules.filter(({ built }) => built).map(({ name }) => name));
  console.log("written:", [...stats.compilation.emittedAssets]);

  builds += 1;
  if (builds === 1) setTimeout(changeFile, 1000);
  if (builds === 2) watching.close(() => compiler.close(() => console.log("closed")));
});

function changeFile() {
  fs.writeFileSync(file, 'export const brightest = "Mars";\n');
}
