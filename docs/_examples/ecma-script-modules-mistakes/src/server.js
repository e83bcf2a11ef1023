import { readdirSync } from "node:fs";

console.log(readdirSync("src").length);
