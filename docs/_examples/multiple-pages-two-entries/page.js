const { readFileSync } = require("node:fs");
const { runInThisContext } = require("node:vm");

// A browser runs the scripts of a page one after the other in one global scope.
globalThis.self = globalThis;
for (const file of process.argv.slice(2)) runInThisContext(readFileSync(`dist/${file}`, "utf8"));
