export { createFinder } from "./finder.js";
export { weeksUntil } from "./calendar.js";
