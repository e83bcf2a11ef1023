const fs = require("node:fs");
const { setTimeout } = require("node:timers/promises");
const webpack = require("webpack");

const [entry = "accept.js", file = "herb.js", before = "sage", after = "mint"] =
  process.argv.slice(2);
const path = `src/${file}`;
const source = fs.readFileSync(path, "utf8");

const compiler = webpack({
  mode: "development",
  devtool: false,
  target: "node",
  entry: [`./src/${entry}`, "./src/client.js"],
  output: { clean: true },
  plugins: [new webpack.HotModuleReplacementPlugin()],
});

let built;
const build = () => new Promise((resolve) => (built = resolve));

(async () => {
  const first = build();
  compiler.watch({ aggregateTimeout: 20 }, (error) => built(error));
  await first;
  require("./dist/main.js");
  await setTimeout(300);

  console.log(`- ${file}: ${before} becomes ${after} -`);
  const second = build();
  fs.writeFileSync(path, source.replaceAll(before, after));
  await second;
  await globalThis.update();

  compiler.close(() => fs.writeFileSync(path, source));
})();
