import { volume } from "./shapes.js";

console.log(volume);
