const { readdirSync, readFileSync } = require("node:fs");

for (const file of readdirSync("dist")) {
  const text = readFileSync(`dist/${file}`, "utf8");
  const banners = text.match(/(?<=^\/\*! )\w+(?= \*\/$)/gm);
  console.log(`${file}: ${banners.reverse().join(", ")}`);
}
