import { source } from "./rates/live.js";

console.log(`Rates from ${source}`);
