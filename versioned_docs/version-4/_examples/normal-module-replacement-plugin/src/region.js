import { price } from "./price-REGION.js";

console.log(price);
