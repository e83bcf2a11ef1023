const assert = require("node:assert/strict");
const path = require("node:path");
const { test } = require("node:test");
const { gzipSync } = require("node:zlib");
const PageWeightPlugin = require("page-weight-plugin");
const { build, project } = require("./build.js");

test("counts the files that each entry loads at the start", async (context) => {
  const folder = await project(context, {
    "src/a.js": "console.log(1); import('./later.js');",
    "src/b.js": "console.log(12345);",
    "src/later.js": "console.log('a text that is longer than the rest');",
  });
  const entry = { a: "./src/a.js", b: "./src/b.js" };
  const { read } = await build(folder, new PageWeightPlugin(), { entry });
  const weights = JSON.parse(await read("weights.json"));
  assert.equal(weights.a, gzipSync(await read("a.js")).length);
  assert.equal(weights.b, gzipSync(await read("b.js")).length);
});

test("warns above the limit", async (context) => {
  const folder = await project(context, { "src/index.js": "console.log(12345);" });
  const { stats } = await build(folder, new PageWeightPlugin({ limit: 10 }));
  const [{ message }] = stats.compilation.warnings;
  assert.match(message, /^The entry "main" has \d+ bytes, more than 10\.$/);
  const light = await build(folder, new PageWeightPlugin({ limit: 100 }));
  assert.equal(light.stats.hasWarnings(), false);
});

test("refuses an unknown option", async (context) => {
  const folder = await project(context, { "src/index.js": "" });
  const start = () => build(folder, new PageWeightPlugin({ limits: 18 }));
  await assert.rejects(start, /options has an unknown property 'limits'/);
});

test("compresses a file once, as long as it does not change", async (context) => {
  const folder = await project(context, { "src/index.js": "console.log(12345);" });
  const cache = { type: "filesystem", cacheDirectory: path.join(folder, "cache") };
  const compressions = async () => {
    const { stats } = await build(folder, new PageWeightPlugin(), { cache });
    const { logging } = stats.toJson({ all: false, logging: "log" });
    return (logging.PageWeightPlugin?.entries ?? []).map(({ message }) => message);
  };
  assert.deepEqual(await compressions(), ["compress main.js"]);
  assert.deepEqual(await compressions(), []);
});
