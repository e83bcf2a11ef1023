import { isHigh } from "./tides.js";

console.log(isHigh(14) ? "high tide" : "low tide");
