const fs = require("node:fs");
const { setTimeout: wait } = require("node:timers/promises");
const webpack = require("webpack");

const compiler = webpack({ mode: "development", devtool: false });
const watching = compiler.watch({ aggregateTimeout: 100 }, (error) => {
  console.log(error ?? "built");
});

async function main() {
  await wait(2000);

  watching.suspend();
  for (const planet of ["Mars", "Saturn"]) {
    fs.writeFileSync("src/planets.js", `export const brightest = "${planet}";\n`);
    console.log("wrote", planet);
    await wait(500);
  }
  console.log("resume");
  watching.resume();
  await wait(1000);

  console.log("invalidate");
  watching.invalidate(() => {
    console.log("up to date");
    watching.close(() => compiler.close(() => {}));
  });
}

main();
