const { readFileSync, writeFileSync } = require("fs");
const webpack = require("webpack");

const compiler = webpack(require("./webpack.notice.config.js"));
let builds = 0;

const watching = compiler.watch({ aggregateTimeout: 100 }, () => {
  builds += 1;
  console.log(`build ${builds}`);
  console.log(readFileSync("dist/main.js", "utf8").match(/^console.*$/gm).join("\n"));
  if (builds === 1) setTimeout(() => writeFileSync("notice.txt", "Closed on Monday"), 1000);
  if (builds === 2) watching.close(() => {});
});
