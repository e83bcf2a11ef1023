const assert = require("node:assert/strict");
const { test } = require("node:test");
const build = require("./build.js");

test("exports each phrase as a function", async (context) => {
  const { bundle } = await build(context, {
    content: "title = Tickets\n# a comment\n\nprice = {people} for {price} €",
  });
  const { title, price } = require(bundle);
  assert.equal(title(), "Tickets");
  assert.equal(price({ people: 2, price: 14 }), "2 for 14 €");
});

test("keeps signs that mean something in JavaScript", async (context) => {
  const { bundle } = await build(context, { content: "odd = `${1}` \\n" });
  assert.equal(require(bundle).odd(), "`${1}` \\n");
});
