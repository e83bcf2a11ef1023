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

test("reports each line that is no phrase", async (context) => {
  const { stats } = await build(context, { content: "Tickets\n\n2nd = Monday\n" });
  const messages = stats.compilation.errors.map(({ message }) => message);
  assert.equal(messages.length, 2);
  assert.match(messages[0], /line 1: expected "name = text", got "Tickets"/);
  assert.match(messages[1], /line 3: expected "name = text", got "2nd = Monday"/);
});
