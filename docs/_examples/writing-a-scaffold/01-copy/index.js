#!/usr/bin/env node
const fs = require("node:fs");
const path = require("node:path");

const [folder] = process.argv.slice(2);
if (folder === undefined) fail("Write the name of the new folder: npm create ferry harbor");
if (fs.existsSync(folder)) fail(`${folder} exists already. Choose another name.`);

fs.cpSync(path.join(__dirname, "template"), folder, { recursive: true });
fs.renameSync(path.join(folder, "gitignore"), path.join(folder, ".gitignore"));
const manifest = path.join(folder, "package.json");
const text = fs.readFileSync(manifest, "utf8");
fs.writeFileSync(manifest, text.replace("{{name}}", path.basename(path.resolve(folder))));
console.log(`Next: cd ${folder} && npm install && npm run build`);

function fail(message) {
  console.error(message);
  process.exit(1);
}
