const { readFileSync } = require("node:fs");
const { included } = require("./included.js");

const { modules } = JSON.parse(readFileSync(process.argv[2], "utf8"));

const sizes = new Map();
for (const { moduleType, nameForCondition, size } of included(modules)) {
  const owner = moduleType === "runtime" ? "(runtime)" : packageOf(nameForCondition);
  sizes.set(owner, (sizes.get(owner) ?? 0) + size);
}
for (const [owner, size] of [...sizes].sort(([, a], [, b]) => b - a)) {
  console.log(`${String(size).padStart(6)}  ${owner}`);
}

function packageOf(file) {
  const inside = file?.split(/node_modules[\\/]/).slice(1).at(-1);
  return inside?.match(/^(@[^\\/]+[\\/])?[^\\/]+/)[0] ?? "(own code)";
}
