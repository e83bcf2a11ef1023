import { phase } from "./moon.js";

console.log(phase);
