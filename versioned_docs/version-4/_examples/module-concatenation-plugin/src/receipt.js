import { shared } from "./shared.js";

console.log("receipt of", shared);
