const { readFileSync } = require("node:fs");

const { errors, errorsCount } = JSON.parse(readFileSync(process.argv[2], "utf8"));

console.log(`${errorsCount} errors`);
for (const { moduleName, loc, message } of errors) {
  console.log(`${moduleName}:${loc} ${message.split("\n")[0]}`);
}
