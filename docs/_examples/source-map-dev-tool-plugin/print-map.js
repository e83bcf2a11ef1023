const fs = require("node:fs");

const { sources, ignoreList, debugId } = JSON.parse(fs.readFileSync("dist/main.js.map", "utf8"));
console.log({ sources, ignoreList, debugId });
console.log(fs.readFileSync("dist/main.js", "utf8").split("\n").at(-1));
