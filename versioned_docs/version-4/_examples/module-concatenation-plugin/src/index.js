import { total } from "./total.js";

console.log(total([3, 4]));
