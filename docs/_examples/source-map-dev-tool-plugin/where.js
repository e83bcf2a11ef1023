const fs = require("node:fs");
const { SourceMap } = require("node:module");

// node where.js main.js:1:74: which line of the source is that?
const [file, line, column] = process.argv[2].split(":");
const map = new SourceMap(JSON.parse(fs.readFileSync(`maps/${file}.map`, "utf8")));
const { originalSource, originalLine } = map.findEntry(line - 1, column - 1);
console.log(`${originalSource}, line ${originalLine + 1}`);
