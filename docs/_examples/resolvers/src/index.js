import { brew } from "tea-kit";
import { prices } from "./prices.js";

console.log(brew("Assam"), prices.assam);
