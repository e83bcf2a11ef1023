import { trees } from "./plants.js";

console.log(trees);
