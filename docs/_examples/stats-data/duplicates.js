const { readFileSync } = require("node:fs");
const { included } = require("./included.js");

const { modules } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const packageFolder = /^.*node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/;

const copies = new Map();
for (const { nameForCondition } of included(modules)) {
  const [folder] = nameForCondition?.match(packageFolder) ?? [];
  if (!folder) continue;
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  if (!copies.has(name)) copies.set(name, new Map());
  copies.get(name).set(folder, version);
}
for (const [name, folders] of copies) {
  if (folders.size === 1) continue;
  console.log(name);
  for (const [folder, version] of folders) {
    console.log(`  ${version}  ${folder.slice(process.cwd().length + 1)}`);
  }
}
