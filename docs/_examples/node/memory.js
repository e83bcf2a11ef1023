const fs = require("node:fs");
const webpack = require("webpack");
const MemoryFiles = require("./MemoryFiles.js");

const { VirtualUrlPlugin } = webpack.experiments.schemes;

const compiler = webpack({
  mode: "production",
  entry: "virtual:tonight.js",
  output: { path: "/dist" },
  plugins: [new VirtualUrlPlugin({ "tonight.js": 'console.log("Saturn, " + 40 * 2 + " million miles");' })],
});
compiler.outputFileSystem = new MemoryFiles();

compiler.run((error, stats) => {
  if (error) throw error;
  if (stats.hasErrors()) console.error(stats.toString("errors-only"));

  for (const [file, content] of compiler.outputFileSystem.contents) console.log(file, content.toString());
  console.log("on disk:", fs.existsSync("/dist"));
  compiler.close(() => {});
});
