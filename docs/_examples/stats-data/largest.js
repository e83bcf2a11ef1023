const { readFileSync } = require("node:fs");
const { included } = require("./included.js");

const [file, name] = process.argv.slice(2);
const { chunks } = JSON.parse(readFileSync(file, "utf8"));
const chunk = chunks.find(({ names }) => names.includes(name));

const modules = included(chunk.modules).sort((a, b) => b.size - a.size);
console.log(`${name}: ${modules.length} modules, ${chunk.size} bytes`);
for (const { name, size } of modules.slice(0, 5)) {
  const share = Math.round((100 * size) / chunk.size);
  console.log(`${String(share).padStart(4)} %  ${String(size).padStart(5)}  ${name}`);
}
