import { shop } from "./shop.js";

console.log(shop);
