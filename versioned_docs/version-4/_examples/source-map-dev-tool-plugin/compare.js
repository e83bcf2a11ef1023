const fs = require("fs");
const path = require("path");
const webpack = require("webpack");

// node compare.js folders.js: builds the project with each of these options.
async function build(options) {
  const folder = path.resolve("dist");
  fs.rmSync(folder, { recursive: true, force: true });
  const compiler = webpack({
    mode: "production",
    devtool: false,
    output: { path: folder, filename: "js/[name].js" },
    plugins: [new webpack.SourceMapDevToolPlugin({ filename: "[file].map", ...options })],
  });
  await new Promise((resolve) => compiler.run(resolve));
  return fs.readdirSync(folder, { recursive: true }).find((file) => file.endsWith(".map"));
}

async function main() {
  for (const name of process.argv.slice(2)) {
    const show = require(path.resolve(name));
    for (const options of show.each) {
      const file = await build(options);
      console.log(JSON.stringify(options, (key, value) => (typeof value === "function" ? `${value}` : value)));
      show.print(file);
    }
  }
}

main();
