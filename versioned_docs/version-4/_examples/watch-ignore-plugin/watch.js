const { writeFileSync } = require("fs");
const { resolve } = require("path");
const webpack = require("webpack");

const compiler = webpack(require("./webpack.config.js"));
const wait = (time) => new Promise((done) => setTimeout(done, time));
let builds = 0;

const watching = compiler.watch({ aggregateTimeout: 100 }, () => {
  builds += 1;
  console.log(`build ${builds}`);
  const bundle = resolve("dist/main.js");
  delete require.cache[bundle];
  require(bundle);
  if (builds === 1) edit();
  else watching.close(() => {});
});

async function edit() {
  await wait(1500);
  console.log("generated.js changes");
  writeFileSync("src/generated.js", 'export const prices = "basil 4";');
  await wait(1500);
  console.log("title.js changes");
  writeFileSync("src/title.js", 'export const title = "Herb shop";');
}
