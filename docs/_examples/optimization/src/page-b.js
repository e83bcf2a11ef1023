import { label } from "./shapes.js";

console.log(label(1));
