const fs = require("fs");

for (const [, data] of fs.readFileSync("dist/main.js", "utf8").matchAll(/base64,([\w+/=]+)/g)) {
  const { sources, sourcesContent } = JSON.parse(Buffer.from(data, "base64"));
  console.log(sources.join(", "), sourcesContent ? "with code" : "without code");
}
