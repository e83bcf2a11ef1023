const assert = require("node:assert/strict");
const { execFileSync } = require("node:child_process");
const { readFileSync, rmSync } = require("node:fs");
const { after, test } = require("node:test");

const build = require.resolve("webpack/bin/webpack.js");

for (const styles of ["css", "sass"]) {
  test(`makes a project with ${styles} that builds`, () => {
    const folder = `try-${styles}`;
    after(() => rmSync(folder, { recursive: true }));
    execFileSync(process.execPath, ["index.js", folder, "--styles", styles]);
    execFileSync(process.execPath, [build, "--mode", "production"], { cwd: folder });
    assert.match(readFileSync(`${folder}/dist/index.css`, "utf8"), /h1\{color:navy\}/);
    assert.equal(JSON.parse(readFileSync(`${folder}/package.json`, "utf8")).name, folder);
  });
}
