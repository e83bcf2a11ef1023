import { counter } from "./counter.js";

counter.count += 1;
console.log("menu", counter.count);
