import { counter } from "./counter.js";

counter.count += 1;
console.log("cart", counter.count);
