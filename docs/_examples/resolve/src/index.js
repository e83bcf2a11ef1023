import { total } from "./cart";

console.log(total([2, 3]));
