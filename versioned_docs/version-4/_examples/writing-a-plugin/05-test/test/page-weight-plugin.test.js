const assert = require("assert");
const { SourceMap } = require("module");
const { test } = require("node:test");
const PageWeightPlugin = require("../index.js");
const build = require("./build.js");

test("counts the bytes that webpack writes", async () => {
  const { files } = await build("console.log(12345);", new PageWeightPlugin());
  const { main } = JSON.parse(files["weights.json"]);
  assert.strictEqual(main, Buffer.byteLength(files["main.js"]));
});

test("warns above the limit", async () => {
  const { warnings } = await build("", new PageWeightPlugin({ limit: 10 }));
  assert.match(warnings[0], /^The entry "main" has \d+ bytes, more than 10\.$/);
});

test("refuses an unknown option", () => {
  const start = () => new PageWeightPlugin({ limits: 18 });
  assert.throws(start, /options has an unknown property 'limits'/);
});

test("marks the start, and keeps the lines of the source map", async () => {
  const plugin = new PageWeightPlugin({ mark: true });
  const { files } = await build("\n\nconsole.log('Bread');", plugin, { devtool: "source-map" });
  assert.match(files["main.js"], /^performance\.mark\("main"\)/);
  const map = new SourceMap(JSON.parse(files["main.js.map"]));
  const column = files["main.js"].indexOf("console.log");
  assert.strictEqual(map.findEntry(0, column).originalLine, 2);
});
