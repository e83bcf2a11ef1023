import { area } from "./shapes.js";

console.log(area(1));
