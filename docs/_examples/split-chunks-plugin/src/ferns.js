import { ferns } from "./plants.js";

console.log(ferns);
