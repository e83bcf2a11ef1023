import { inWords } from "./cups.js";

console.log(`${inWords(process.argv.at(-1))} cups of tea`);
