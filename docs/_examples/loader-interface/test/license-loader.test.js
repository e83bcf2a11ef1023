const assert = require("node:assert/strict");
const { SourceMap } = require("node:module");
const path = require("node:path");
const { test } = require("node:test");
const webpack = require("webpack");

/** Builds a file with the loader, and returns what webpack would write. */
async function build(entry) {
  const compiler = webpack({
    mode: "none",
    devtool: "source-map",
    context: path.resolve(__dirname, ".."),
    entry,
    module: { rules: [{ test: /\.js$/, use: "./loaders/license-loader.js" }] },
  });
  const files = {};
  const missing = Object.assign(new Error("no such file"), { code: "ENOENT" });
  compiler.outputFileSystem = {
    mkdir: (folder, callback) => callback(null),
    stat: (file, callback) => callback(missing),
    readFile: (file, callback) => callback(missing),
    writeFile(file, content, callback) {
      files[path.basename(file)] = content.toString();
      callback(null);
    },
  };

  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString("errors-only")));
      else resolve();
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  return files;
}

test("adds the license and keeps the lines of the source map", async () => {
  const files = await build("./src/oven.js");
  const lines = files["main.js"].split("\n");
  assert.ok(lines.includes("/* © The bakery */"));

  const at = lines.findIndex((line) => line.includes("throw"));
  const map = new SourceMap(JSON.parse(files["main.js.map"]));
  const { originalSource, originalLine } = map.findEntry(at, lines[at].indexOf("throw"));
  assert.match(originalSource, /oven\.js$/);
  assert.equal(originalLine + 1, 2);
});
