const assert = require("node:assert/strict");
const { test } = require("node:test");
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
  assert.equal(weights.a, Buffer.byteLength(await read("a.js")));
  assert.equal(weights.b, Buffer.byteLength(await read("b.js")));
});
