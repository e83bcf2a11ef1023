const assert = require("node:assert/strict");
const { readFileSync } = require("node:fs");
const { SourceMap } = require("node:module");
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

test("escapes values, but not phrases", async (context) => {
  const { bundle } = await build(context, {
    content: "hello = <b>{name}</b>",
    options: { escape: "html" },
  });
  assert.equal(require(bundle).hello({ name: "Ada & <Bo>" }), "<b>Ada &amp; &lt;Bo&gt;</b>");
});

test("refuses an unknown option", async (context) => {
  const { stats } = await build(context, { content: "", options: { escpae: "html" } });
  assert.match(stats.toString(), /options has an unknown property 'escpae'/);
});

test("maps each phrase to its line", async (context) => {
  const { bundle } = await build(context, {
    content: "# a comment\ntitle = Tickets\n\nclosed = Monday\n",
    devtool: "source-map",
  });
  const lines = readFileSync(bundle, "utf8").split("\n");
  const map = new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, "utf8")));
  const line = lines.findIndex((text) => text.includes("Monday"));
  const { originalLine, originalSource } = map.findEntry(line, 0);
  assert.equal(originalLine, 3);
  assert.match(originalSource, /kiosk\.phrases$/);
});

test("depends on the glossary", async (context) => {
  const glossary = require.resolve("../demo/glossary.json");
  const { bundle, stats } = await build(context, {
    content: "title = On the %ferry%",
    options: { glossary },
  });
  assert.equal(require(bundle).title(), `On the ${require(glossary).ferry}`);
  assert.ok(stats.compilation.fileDependencies.has(glossary));
});
