import { utimesSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout } from "node:timers/promises";
import webpack from "webpack";

const [changes = "{}", editedFile = "src/index.js"] = process.argv.slice(2);
const configuration = {
  mode: "development",
  ...createRequire(import.meta.url)("./webpack.config.js"),
  ...JSON.parse(changes),
};

let isFirst = true;
const compiler = webpack(configuration);
compiler.watch({}, async (error, stats) => {
  if (error) throw error;
  const name = isFirst ? "first build" : "rebuild";
  console.log(`${name}: ${stats.endTime - stats.startTime} ms`);
  if (isFirst) {
    isFirst = false;
    console.log(`modules: ${stats.compilation.modules.size}`);
    await setTimeout(1000);
    utimesSync(editedFile, new Date(), new Date());
  } else {
    const { maxRSS } = process.resourceUsage();
    console.log(`memory: ${(maxRSS / 1024).toFixed(1)} MiB`);
    compiler.close(() => {});
  }
});
