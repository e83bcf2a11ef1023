import { price } from "./price.js";

console.log(price(100));
