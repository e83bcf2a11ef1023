import { price } from "./price.js";

console.log("A paper", price);
