const { writeFileSync } = require("fs");
const { resolve } = require("path");
const webpack = require("webpack");

const compiler = webpack(require("./webpack.config.js"));
let builds = 0;
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

const watching = compiler.watch({ aggregateTimeout: 100 }, () => {
  builds += 1;
  console.log(`build ${builds}`);
  const bundle = resolve("dist/main.js");
  delete require.cache[bundle];
  require(bundle);
});

async function edit() {
  await wait(1500);
  console.log("generated.js changes");
  writeFileSync("src/generated.js", 'export const prices = "basil 4";');
  await wait(1500);
  console.log("title.js changes");
  writeFileSync("src/title.js", 'export const title = "Herb shop";');
  await wait(1500);
  watching.close(() => {});
}

edit();
