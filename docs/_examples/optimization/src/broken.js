import { missing } from "./nowhere.js";

console.log(missing);
