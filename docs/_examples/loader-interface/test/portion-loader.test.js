const assert = require("node:assert/strict");
const path = require("node:path");
const { test } = require("node:test");
const webpack = require("webpack");
const portionLoader = require("../loaders/portion-loader.js");

async function build(options) {
  const loader = path.resolve(__dirname, "../loaders/portion-loader.js");
  const compiler = webpack({
    mode: "none",
    context: path.resolve(__dirname, ".."),
    entry: "./src/bread.recipe",
    module: {
      rules: [{ test: /\.recipe$/, type: "asset/source", use: { loader, options } }],
    },
  });
  compiler.hooks.shouldEmit.tap("Test", () => false);

  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));

  return stats.toJson({ all: false, errors: true, modules: true, source: true });
}

test("multiplies every amount", async () => {
  const { modules } = await build({ portions: 2 });
  const source = String(modules[0].source);
  assert.equal(source, "Bread\n1000 g flour\n20 g salt\n");
});

test("rejects a text as number of portions", async () => {
  const { errors } = await build({ portions: "two" });
  assert.match(errors[0].message, /options\.portions should be a number/);
});

test("converts grams without webpack", () => {
  const context = { getOptions: () => ({ unit: "oz" }) };
  assert.equal(portionLoader.call(context, "567 g flour"), "20 oz flour");
});
