import { area } from "./shape";

console.log(area);
