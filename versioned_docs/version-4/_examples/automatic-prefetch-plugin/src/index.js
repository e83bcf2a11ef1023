import { list } from "./list.js";

console.log(list);
