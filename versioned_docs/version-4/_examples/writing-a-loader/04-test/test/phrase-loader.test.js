const assert = require("assert");
const { test } = require("node:test");
const build = require("./build.js");

test("exports each phrase, with words of the glossary", async () => {
  const { exported } = await build("title = For the %ferry%\n# a comment");
  assert.strictEqual(exported.title, "For the Aurora");
});

test("escapes phrases", async () => {
  const { exported } = await build("title = Tea & cake", { escape: "html" });
  assert.strictEqual(exported.title, "Tea &amp; cake");
});

test("reports a line that is no phrase", async () => {
  const { errors } = await build("Tickets");
  assert.match(errors[0], /line 1: expected "name = text", got "Tickets"/);
});

test("refuses an unknown option", async () => {
  const { errors } = await build("", { escapes: "html" });
  assert.match(errors[0], /options has an unknown property 'escapes'/);
});
