import { prices } from "./generated.js";
import { title } from "./title.js";

console.log(title, prices);
