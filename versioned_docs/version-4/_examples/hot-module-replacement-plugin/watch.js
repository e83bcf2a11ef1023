const fs = require("fs");
const path = require("path");
const webpack = require("webpack");

// node watch.js CONFIG: builds, runs the bundle, edits a module, and applies the update.
async function main(config = "webpack.config.js") {
  const source = fs.readFileSync("src/tide.js", "utf8");
  let built;
  const build = () => new Promise((resolve) => (built = resolve));

  const first = build();
  const compiler = webpack(require(path.resolve(config)));
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error) => built(error));
  await first;
  require("./dist/main.js");
  await new Promise((resolve) => setTimeout(resolve, 1000));

  const second = build();
  fs.writeFileSync("src/tide.js", source.replace("low", "high"));
  await second;
  await global.update();
  console.log(fs.readdirSync("dist", { recursive: true }).sort().join("\n"));

  watching.close(() => fs.writeFileSync("src/tide.js", source));
}

main(process.argv[2]);
