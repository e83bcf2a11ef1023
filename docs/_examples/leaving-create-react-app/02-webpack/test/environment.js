const { readFileSync } = require("node:fs");
const { parseEnv } = require("node:util");

const file = readFileSync(`${__dirname}/../.env`, "utf8");
Object.assign(process.env, parseEnv(file));
