// Lists the files in dist: those with a name that the last release did not have are new.
const fs = require("fs");

const last = fs.existsSync("last.json") ? JSON.parse(fs.readFileSync("last.json")) : [];
const names = fs.readdirSync("dist");
for (const name of names) {
  const kilobytes = (fs.statSync(`dist/${name}`).size / 1000).toFixed(1);
  console.log(last.includes(name) ? "    " : "new ", name.padEnd(24), kilobytes, "kB");
}
fs.writeFileSync("last.json", JSON.stringify(names));
